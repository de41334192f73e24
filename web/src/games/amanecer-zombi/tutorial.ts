/** The first turn of a game for one. There are no bots in it, and the seed decides every card and die, so the words can speak of what will come. */
import type { Tutorial } from "../../lib/board";

export const tutorial: Tutorial = {
  seats: [{ kind: "here", name: "Ana" }],
  options: { beginner: "yes" },
  seed: "31",
  steps: [
    {
      say: {
        en: "The Boxer is alone with a machete and a year to survive. Alone at the table you need five Missions in eight turns: they lie beside the map. The season card above it holds for one round: New Shoots, so the first green house of the turn shows one Object more.",
        es: "El boxeador está solo, con un machete y un año por delante. A solas necesitas cinco Misiones en ocho turnos: están junto al mapa. La carta de Estación de arriba vale una ronda: Brotes verdes, así que la primera casa verde del turno muestra un Objeto más.",
      },
      rule: "AMZ-SOLO-04",
    },
    {
      say: {
        en: "These six Action cards are all you have until the next round. Each has two uses: its text, or a discard to walk, search or flee. Second Wind draws two more: play it for its text.",
        es: "Estas seis cartas de Acción son todo lo que tienes hasta la próxima ronda. Cada una sirve para dos cosas: su texto, o descartarla para andar, registrar o huir. Segundo aliento roba dos más: juégala por su texto.",
      },
      point: ["action:34"],
      choose: "play:second-wind",
      rule: "AMZ-CARD-01",
    },
    {
      say: {
        en: "The green house by your tent is three squares away. A walk is only two squares, but Shortcut moves three. Play it.",
        es: "La casa verde junto a tu tienda está a tres casillas. Andar son solo dos, pero Atajo mueve tres. Juégala.",
      },
      point: ["action:25", "square:44"],
      choose: "play:shortcut",
      rule: "AMZ-MOVE-09",
    },
    {
      say: {
        en: "What glows on the map can be reached. Go to the green house with the 1.",
        es: "A lo que brilla en el mapa se puede llegar. Ve a la casa verde del 1.",
      },
      point: ["square:44"],
      choose: "to:start-red-4-5",
      rule: "AMZ-MOVE-02",
    },
    {
      say: {
        en: "You stand on a Location without a token of yours: you may search it. With others at the table this is when they would throw Zombies at you.",
        es: "Estás en una Localización sin ficha tuya: puedes registrarla. Con más gente en la mesa, aquí es cuando te echarían Zombis encima.",
      },
      point: ["square:44"],
      choose: "search",
      rule: "AMZ-SRCH-01",
    },
    {
      say: {
        en: "Each discarded card shows as many green Objects as the number of the house, today one more. Alone, as many Action cards are turned up too, and the Zombies among them attack. The Nurse Zombie is of no use to you: discard it.",
        es: "Cada carta descartada muestra tantos Objetos verdes como el número de la casa; hoy, uno más. A solas se revelan además otras tantas cartas de Acción, y los Zombis que salgan atacan. El Zombi Enfermero no te sirve: descártalo.",
      },
      point: ["action:8"],
      choose: "search-with:nurse-zombie",
      rule: "AMZ-SOLO-09",
    },
    {
      say: {
        en: "A knife and Tinned Food lie on the table, and nobody came. They are yours only when the search is over. Once more? Discard the Screamer.",
        es: "Un cuchillo y unas conservas sobre la mesa, y no ha venido nadie. Solo serán tuyos cuando acabe el registro. ¿Una vez más? Descarta el Gritón.",
      },
      point: ["action:6", "object:9"],
      choose: "search-with:screamer",
      rule: "AMZ-SRCH-06",
    },
    {
      say: {
        en: "Petrol, and a Pair of Zombies with it. The red tray shows both sides: they have two black dice and hit on 6; you hit on 5 and 6, and each hit takes one of their dice. Before every throw cards may be played. Pass.",
        es: "Gasolina, y con ella una pareja de Zombis. La bandeja roja muestra los dos bandos: ellos tienen dos dados negros e impactan con 6; tú, con 5 y 6, y cada impacto les quita un dado. Antes de cada tirada se pueden jugar cartas. Pasa.",
      },
      point: ["seat:0"],
      choose: "pass",
      rule: "AMZ-ZOM-02",
    },
    {
      say: {
        en: "Guns would shoot first, unanswered, but make noise. You have none: fight hand to hand.",
        es: "Un arma de fuego dispararía primero y sin respuesta, pero hace ruido. No tienes ninguna: pelea cuerpo a cuerpo.",
      },
      point: ["seat:0"],
      choose: "melee",
      rule: "AMZ-MEL-01",
    },
    {
      say: {
        en: "The Group throws one die and one for each Character. The Machete stands for the Boxer's die with two of its own, and throws a miss again.",
        es: "El Grupo tira un dado y uno más por Personaje. El machete sustituye el dado del boxeador por dos y repite un fallo.",
      },
      point: ["object:1"],
      choose: "with:machete",
      rule: "AMZ-MEL-05",
    },
    {
      say: {
        en: "Not one hit, and a black 6: that is a Damage. Somebody with Take Cover could cancel it now; you cannot. Pass, and see which.",
        es: "Ni un impacto, y un 6 negro: eso es un Daño. Con A cubierto se podría anular ahora; no la tienes. Pasa y verás cuál es.",
      },
      choose: "pass",
      rule: "AMZ-DMG-01",
    },
    {
      say: {
        en: "Hunger. Four Damage kill; the squares below the face count them. Food will help, and there is some on the table. Pass the window before the next throw.",
        es: "Hambre. Cuatro Daños matan; los cuadros bajo la cara los cuentan. La comida ayuda, y hay en la mesa. Pasa la ventana antes de la próxima tirada.",
      },
      point: ["character:20"],
      choose: "pass",
      rule: "AMZ-DMG-02",
    },
    {
      say: {
        en: "The dice are not with you today: flee. It costs a card or one Px. Fleeing from a search still gives the token and 1 Px, but only one of the finds. Discard Rumours.",
        es: "Hoy los dados no están contigo: huye. Cuesta una carta o 1 Px. Al huir de un registro te quedan la ficha y 1 Px, pero solo uno de los hallazgos. Descarta Rumores.",
      },
      point: ["action:35"],
      choose: "flee:rumours",
      rule: "AMZ-SRCH-13",
    },
    {
      say: {
        en: "Take the Tinned Food. The Boxer carries two things, and the machete is one of them.",
        es: "Coge las conservas. El boxeador lleva dos cosas, y el machete es una.",
      },
      choose: "take:tinned-food-2:boxer",
      rule: "AMZ-OBJ-07",
    },
    {
      say: {
        en: "Safe, next door in the Shopping Area. Eat: Food removes a Damage with its icon, and Hunger has it.",
        es: "A salvo, al lado, en la zona comercial. Come: la Comida quita un Daño con su icono, y el Hambre lo tiene.",
      },
      point: ["object:9", "character:20"],
      choose: "heal:tinned-food-2:hunger-2",
      rule: "AMZ-OBJ-05",
    },
    {
      say: {
        en: "Your token lies on the green house: a point for its zone at the end. And the 1 Px buys a first skill; each further one costs one more.",
        es: "Tu ficha está en la casa verde: un punto por su zona al final. Y con 1 Px compras la primera Habilidad; cada una más cuesta uno más.",
      },
      point: ["square:44"],
      choose: "skill",
      rule: "AMZ-SKILL-04",
    },
    {
      say: {
        en: "Two are drawn, one is kept. First Aid heals once a round, for nothing. A skill is also a victory point.",
        es: "Se roban dos y te quedas una. Primeros auxilios cura gratis una vez por ronda. Una Habilidad es, además, un punto de victoria.",
      },
      choose: "learn:first-aid-2:boxer",
      rule: "AMZ-SKILL-01",
    },
    {
      say: {
        en: "The Car can be put into play at any time. Driving it is for your own turn: six points, one for a square of road, two for others. Then it is turned until Petrol or the like readies it.",
        es: "El coche se puede poner en juego en cualquier momento. Conducirlo es cosa de tu turno: seis puntos, uno por casilla de carretera y dos por las demás. Después queda girado hasta que la gasolina o algo así lo enderece.",
      },
      point: ["action:14"],
      choose: "deploy:car",
      rule: "AMZ-VEH-01",
    },
    {
      say: {
        en: "For one square a walk will do. Discard the Pair.",
        es: "Para una casilla basta con andar. Descarta En pareja.",
      },
      point: ["action:1"],
      choose: "walk:pair",
      rule: "AMZ-MOVE-01",
    },
    {
      say: {
        en: "The blue house with the 2 is next to you: mostly weapons and fuel. The face in the corner of the zone is a warning: here the Clown shows what he can do at once.",
        es: "La casa azul del 2 está a tu lado: sobre todo armas y combustible. La cara en la esquina de la zona es un aviso: aquí el Payaso enseña enseguida lo que sabe hacer.",
      },
      point: ["square:354"],
      choose: "to:shopping-area-1-5",
      rule: "AMZ-ZOM-05",
    },
    {
      say: {
        en: "One card is left, and it is wise to keep one to flee. End the turn: in the next round you have six again.",
        es: "Queda una carta, y conviene guardar una para huir. Termina el turno: en la próxima ronda volverás a tener seis.",
      },
      choose: "end-turn",
      rule: "AMZ-TURN-05",
    },
    {
      say: {
        en: "That is the game: walk, search, fight or run, and look to your Missions. With others at the table, Zombies in your hand are for them, in anybody's turn. Play on from here, if you like.",
        es: "Así es el juego: andar, registrar, pelear o correr, sin perder de vista tus Misiones. Con más gente en la mesa, los Zombis de tu mano son para ellos, en el turno de cualquiera. Si quieres, sigue desde aquí.",
      },
      rule: "AMZ-GEN-04",
    },
  ],
};
