/** What each mission is about, in our own words: why one is there, and what is to be done. */
import type { Lang } from "../../../lib/protocol";

export const STORIES: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  t1: {
    en: "The hospital went dark an hour ago. Six of you are left on the ground floor, and beyond the car park a helicopter waits. Get everybody there; nobody stays behind.",
    es: "El hospital se quedó a oscuras hace una hora. Quedáis seis en la planta baja y, más allá del aparcamiento, espera un helicóptero. Llegad todos: nadie se queda atrás.",
  },
  t2: {
    en: "You know how to fly now, and you know that nobody survives alone. Two who can fly and climb, four who cover them, and one way out of the quarter.",
    es: "Ya sabéis volar, y sabéis que nadie sobrevive solo. Uno que pilote, uno que se descuelgue, los demás que cubran, y una sola salida del barrio.",
  },
  m01: {
    en: "A helicopter without fuel is a shed. There are canisters in these blocks. Fetch them all, then leave together, while the streets still let you.",
    es: "Un helicóptero sin combustible es un cobertizo. Hay bidones en estas manzanas. Recogedlos todos y marchaos juntos, mientras las calles os dejen.",
  },
  m02: {
    en: "The doors fell shut behind you. One key is blue, one is pink, and the dead have the corridors. Find both and nobody needs to die in here.",
    es: "Las puertas se cerraron a vuestra espalda. Una llave es azul, otra rosa, y los pasillos son de los muertos. Con las dos, nadie tiene por qué morir aquí.",
  },
  m03: {
    en: "The new shelter needs everything: tools, cable, medicine. Carry the crates in, one by one. Each delivery is heard far away. Then clear the place.",
    es: "El nuevo refugio lo necesita todo: herramientas, cable, medicinas. Llevad las cajas de una en una. Cada entrega se oye desde lejos. Luego, limpiad el lugar.",
  },
  m04: {
    en: "Somebody walked through here before you and left signs. Follow them through camp and hospital; only where the trail ends does the way out begin.",
    es: "Alguien pasó por aquí antes y dejó señales. Seguidlas por el campamento y el hospital: donde acaba el rastro empieza la salida.",
  },
  m05: {
    en: "A ward becomes a laboratory, if you carry the equipment in and work in peace for a while. The machines are loud. They will come.",
    es: "Una sala puede ser un laboratorio si lleváis allí el equipo y trabajáis un rato en paz. Las máquinas hacen ruido. Vendrán.",
  },
  m06: {
    en: "Something huge is locked up below. What you need lies beside it, and it will not stay locked up. Take what is there, burn it, get out.",
    es: "Abajo hay encerrado algo enorme. Lo que necesitáis está a su lado, y no seguirá encerrado. Cogedlo todo, quemadlo a él y salid.",
  },
  m07: {
    en: "Under the roof of the old farm there is food for a winter. Bring it in slowly, hand over hand, and hold the house until it is quiet around it.",
    es: "La vieja granja puede dar comida para un invierno. Llevadla despacio, de mano en mano, y aguantad la casa hasta que no se oiga nada alrededor.",
  },
  m08: {
    en: "Eight blocks, seven of them lost. Every second thing that you take wakes more of them, and the last one wakes the worst. Be on your way when it does.",
    es: "Ocho manzanas, siete perdidas. Cada dos cosas que cojáis despiertan a más, y la última al peor. Estad ya en camino cuando ocurra.",
  },
  m09: {
    en: "Nobody likes hospitals. This one has nine wings, full beds, and eight things that you cannot do without. The exit opens when you have them all.",
    es: "A nadie le gustan los hospitales. Este tiene nueve alas, las camas llenas y ocho cosas imprescindibles. La salida se abre cuando las tengáis todas.",
  },
  m10: {
    en: "There is no getting away any more, only fire. Find bottles and petrol, burn out the places where they come from, and the big one with them.",
    es: "Ya no hay adónde huir: solo queda el fuego. Buscad botellas y gasolina, quemad los sitios de donde salen y, con ellos, al grande.",
  },
  c61: {
    en: "This time you do not flee. Go in, shut what lets them in, turn the key, and do not stop before the building is yours.",
    es: "Esta vez no huis. Entrad, cerrad por donde se cuelan, girad la llave y no paréis hasta que el edificio sea vuestro.",
  },
  c62: {
    en: "The lights on the roofs draw them from miles away. Put them out, run back, bar the door, and live until it is quiet. Mind the roofs.",
    es: "Las luces de los tejados los atraen desde kilómetros. Apagadlas, volved corriendo, atrancad la puerta y vivid hasta que se calle. Cuidado con los techos.",
  },
  pvp1: {
    en: "Two teams, one ruin, seven finds. Shoot at the dead first, if you can; nobody has signed a peace. Whoever has learned most when it is over wins.",
    es: "Dos equipos, una ruina, siete hallazgos. Disparad primero a los muertos, si podéis: nadie ha firmado la paz. Gana quien más haya aprendido al final.",
  },
  pvp2: {
    en: "The camp has six crates and one helicopter, and two teams have seen both. The first pilot in the air has much to tell.",
    es: "El campamento tiene seis cajas y un helicóptero, y dos equipos los han visto. Quien primero despegue tendrá mucho que contar.",
  },
};
