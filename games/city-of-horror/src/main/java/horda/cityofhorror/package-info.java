/// City of Horror. The entry is [horda.cityofhorror.CityOfHorror]; the table is
/// [horda.cityofhorror.state.CityState]; the rules stand chapter by chapter in `rules`.
package horda.cityofhorror;
