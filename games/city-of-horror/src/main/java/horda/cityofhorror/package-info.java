/**
 * City of Horror. The entry is {@link horda.cityofhorror.CityOfHorror}; the table is {@link
 * horda.cityofhorror.state.CityState}; the rules stand chapter by chapter in {@code rules}.
 */
package horda.cityofhorror;
