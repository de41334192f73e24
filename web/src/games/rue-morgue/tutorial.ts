/** The first turns of the first mission, alone with six survivors. The seed decides every card and die, so the words can speak of what will come. */
import type { Tutorial } from "../../lib/board";

export const tutorial: Tutorial = {
  seats: [{ kind: "here", name: "Ana" }],
  options: { mission: "t1", survivors: "bear+jane+cathy+joe+parker+laurie" },
  seed: "18",
  steps: [
    {
      say: {
        en: "Six survivors are trapped in a hospital at night. A helicopter waits up there on the right: whoever leads them wins when all six stand in that Zone at the end of a round. Nobody may die. The red tokens are where the dead come from.",
        es: "Seis supervivientes, atrapados de noche en un hospital. Arriba a la derecha espera un helicóptero: ganas cuando los seis estén en esa Zona al final de una ronda. No puede morir nadie. Por las fichas rojas llegan los muertos.",
      },
      point: ["zone:8", "spawn:0", "spawn:1", "spawn:2"],
      rule: "RMO-MIS-02",
    },
    {
      say: {
        en: "Starting weapons first. A Bow is silent and reaches one Zone farther. Jane throws one die more at a distance, so it is hers: click Jane.",
        es: "Primero, las armas iniciales. El Arco es silencioso y llega a la Zona de al lado. Jane tira un dado más a distancia, así que es para ella: pulsa a Jane.",
      },
      point: ["survivor:4"],
      choose: "to:jane",
      rule: "RMO-SETUP-08",
    },
    {
      say: {
        en: "A Crowbar opens doors without a sound. Give it to Bear.",
        es: "La Palanca abre puertas sin hacer ruido. Dásela a Oso.",
      },
      point: ["survivor:0"],
      choose: "to:bear",
      rule: "RMO-DOOR-01",
    },
    {
      say: {
        en: "And a Fire Axe for Cathy: its damage of 2 fells even a Fatty. The others get what is left.",
        es: "Y el Hacha de bombero para Cathy: con su daño 2 cae hasta un Gordo. Los demás reciben lo que queda.",
      },
      point: ["survivor:1"],
      choose: "to:cathy",
      rule: "RMO-COMBAT-06",
    },
    {
      say: {
        en: "All six stand in the corridor. In every round each of them has a turn of 3 actions, in the order you like. Begin with Bear.",
        es: "Los seis están en el pasillo. En cada ronda, cada uno tiene un turno de 3 acciones, en el orden que quieras. Empieza con Oso.",
      },
      point: ["survivor:0"],
      choose: "to:bear",
      rule: "RMO-TURN-03",
    },
    {
      say: {
        en: "What you can do glows: click a Zone to walk there, a card to use it. The way out leads through that door. Click it: Bear opens it with the Crowbar.",
        es: "Lo que puedes hacer brilla: pulsa una Zona para ir allí, una carta para usarla. La salida está tras esa puerta. Púlsala: Oso la abre con la Palanca.",
      },
      point: ["door:2", "zone:15"],
      choose: "door:2V:A:crowbar",
      rule: "RMO-DOOR-01",
    },
    {
      say: {
        en: "A building that is opened for the first time shows who lives there: one Zombie card for each room. You say in which order. This one first.",
        es: "Un edificio que se abre por primera vez enseña quién vive dentro: una carta de zombis por habitación. Tú dices en qué orden. Primero, esta.",
      },
      point: ["zone:15"],
      choose: "to:2V:A",
      rule: "RMO-DOOR-08",
    },
    {
      say: {
        en: "Two Walkers, and the other room is empty. The diamonds over the map are Bear’s actions: two are left, but somebody else should shoot first. End his turn.",
        es: "Dos Caminantes, y la otra habitación está vacía. Los rombos sobre el mapa son las acciones de Oso: le quedan dos, pero antes debería disparar alguien. Termina su turno.",
      },
      point: ["zone:15"],
      choose: "end-turn",
      rule: "RMO-TURN-04",
    },
    {
      say: {
        en: "Jane is next. Whoever has acted gets a tick.",
        es: "Ahora Jane. Quien ya ha actuado lleva una marca.",
      },
      point: ["survivor:4"],
      choose: "to:jane",
      rule: "RMO-TURN-03",
    },
    {
      say: {
        en: "Point at the Bow: the map shows what she sees and how far it is. Nobody of ours is in there, and that is good: of all in a Zone, shots hit friends first. Click the Bow, then the room.",
        es: "Señala el Arco: el mapa muestra lo que ella ve y a qué alcance está. Dentro no hay nadie de los nuestros, por suerte: de todos los que hay en una Zona, los disparos dan primero a los amigos. Pulsa el Arco y después la habitación.",
      },
      point: ["zone:15"],
      choose: "shoot:2V:A:bow.0",
      rule: "RMO-RANGED-04",
    },
    {
      say: {
        en: "Two dice; the Bow needs a 3: one hit, one Walker less, one point of experience. But experience has a price: with each danger level more of them come. End Jane’s turn.",
        es: "Dos dados; el Arco necesita un 3: un acierto, un Caminante menos, un punto de experiencia. Pero la experiencia tiene un precio: con cada nivel de peligro llegan más. Termina el turno de Jane.",
      },
      point: ["survivor:4"],
      choose: "end-turn",
      rule: "RMO-XP-02",
    },
    {
      say: { en: "The last one is for the axe: Cathy’s turn.", es: "El último es para el hacha: le toca a Cathy." },
      point: ["survivor:1"],
      choose: "to:cathy",
      rule: "RMO-TURN-03",
    },
    {
      say: {
        en: "Hand to hand you must stand in the same Zone. Going in is easy; leaving a Zone with zombies costs one action more for each of them. Go in.",
        es: "Cuerpo a cuerpo hay que estar en la misma Zona. Entrar es fácil; salir de una Zona con zombis cuesta una acción más por cada uno. Entra.",
      },
      point: ["zone:15"],
      choose: "move:2V:A",
      rule: "RMO-MOVE-04",
    },
    {
      say: {
        en: "Click the Walker, or the Fire Axe.",
        es: "Pulsa al Caminante o el Hacha de bombero.",
      },
      point: ["figures:75"],
      choose: "melee:fire-axe.0",
      rule: "RMO-MELEE-01",
    },
    {
      say: {
        en: "The way is free. When all six have acted, the dead bite whoever is near, the others walk towards noise, and new ones come. The loudspeaker button shows where they would go now. Search the blue locker rooms, stay together, get to the helicopter. From here on they are yours.",
        es: "El camino está libre. Cuando los seis hayan actuado, los muertos muerden a quien tengan cerca, los demás van hacia el ruido y llegan más. El botón del altavoz muestra adónde irían ahora. Registra los vestuarios azules, no os separéis y llegad al helicóptero. Desde aquí son tuyos.",
      },
      point: ["zone:19", "zone:8"],
      rule: "RMO-ZPH-01",
    },
  ],
};
