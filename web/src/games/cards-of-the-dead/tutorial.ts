/** The first Day of a practice game, alone with Rick. The seed decides every card, so the words can speak of what will come. */
import type { Tutorial } from "../../lib/board";

export const tutorial: Tutorial = {
  seats: [{ kind: "here", name: "Rick" }],
  options: { survivors: "rick" },
  seed: "82",
  steps: [
    {
      say: {
        en: "You are Rick, and this city belongs to the dead. Get out alive: find the EXIT on three Days in a row. Let us walk through the first one together.",
        es: "Eres Rick, y esta ciudad es de los muertos. Sal con vida: encuentra la salida, EXIT, tres Días seguidos. Recorramos juntos el primero.",
      },
      rule: "COD-DAY-01",
    },
    {
      say: {
        en: "These are the streets, face down. Only cards that no other card lies on can be turned: at first these two. The way out is one of the five City cards at the far end; the outer ones are reached sooner.",
        es: "Estas son las calles, boca abajo. Solo se pueden voltear las cartas sin otra encima: al principio, estas dos. La salida es una de las cinco cartas de Ciudad del fondo; a las de los lados se llega antes.",
      },
      point: ["spot:12", "spot:13", "spot:0", "spot:1", "spot:2", "spot:3", "spot:4"],
      rule: "COD-DEPLOY-05",
    },
    {
      say: {
        en: "Whatever you turn comes close and takes a space of the Play Area. Two of the seven are Blocked. If at some moment none is Free, the next turn must leave one Free when it ends, or all is lost.",
        es: "Lo que volteas se acerca y ocupa un espacio del Área de Juego. Dos de los siete están Bloqueados. Si en algún momento no queda ninguno Libre, en el turno siguiente hay que dejar uno antes de que acabe o todo está perdido.",
      },
      point: ["space:1", "space:6", "space:7"],
      rule: "COD-LAST-01",
    },
    {
      say: {
        en: "The heart is your Vitality: at 0 you are dead. The drop is your Immunity. It falls by 1 each turn, as it just did, and when it is gone your Vitality pays. So do not dawdle.",
        es: "El corazón es tu Vitalidad: a 0, mueres. La gota es tu Inmunidad. Baja 1 cada turno, como acaba de pasar, y cuando se agota lo paga tu Vitalidad. Así que no te entretengas.",
      },
      point: ["survivor:0"],
      rule: "COD-TURN-04",
    },
    {
      say: {
        en: "You have three actions a turn. A weapon in hand does nothing until it is ready. Click the Bat and equip it.",
        es: "Tienes tres acciones por turno. Un arma en la mano no sirve hasta que está lista. Pulsa el Bat y equípalo.",
      },
      point: ["card:126"],
      choose: "equip:bat",
      rule: "COD-ACT-05",
    },
    {
      say: {
        en: "Now walk: turn an uncovered card. Walking uses up whatever actions are left and ends your turn. Take the left one.",
        es: "Ahora camina: voltea una carta descubierta. Caminar gasta las acciones que queden y termina tu turno. Elige la de la izquierda.",
      },
      point: ["spot:12"],
      choose: "walk:4.3",
      rule: "COD-WALK-01",
    },
    {
      say: {
        en: "A Zombie! After each of your turns the city moves: first everything already close acts, then what you turned comes close. So this one has not bitten yet. It will next time, for 2.",
        es: "¡Un Zombie! Después de cada turno tuyo se mueve la ciudad: primero actúa todo lo que ya está cerca, luego se acerca lo que volteaste. Por eso aún no ha mordido. La próxima vez sí, por 2.",
      },
      point: ["space:1"],
      rule: "COD-GAME-01",
    },
    {
      say: {
        en: "Three squares are its Hit Points, and your Bat deals 3. Click the Zombie and strike.",
        es: "Los tres cuadros son sus Puntos de Golpe, y tu Bat hace 3 de daño. Pulsa el Zombie y golpea.",
      },
      point: ["card:0", "card:126"],
      choose: "attack:1",
      rule: "COD-ACT-10",
    },
    {
      say: {
        en: "Gone, and the space is Free again. The Bat has one Use less: weapons wear out. Walk on to the other card.",
        es: "Eliminado, y el espacio vuelve a estar Libre. El Bat tiene un Uso menos: las armas se gastan. Camina hacia la otra carta.",
      },
      point: ["spot:13"],
      choose: "walk:4.5",
      rule: "COD-ACT-11",
    },
    {
      say: {
        en: "An Antiviral: loot. It lies there until somebody takes it, but it fills a space. Click it and pick it up into your hand.",
        es: "Un Antiviral: botín. Se queda ahí hasta que alguien lo coge, pero ocupa un espacio. Púlsalo y recógelo con la mano.",
      },
      point: ["card:23"],
      choose: "pick-up:1:hand",
      rule: "COD-ACT-01",
    },
    {
      say: {
        en: "Two cards have left, so the row behind lies open. Keep to the left, the short way to an outer City card.",
        es: "Se han ido dos cartas y la fila de detrás queda al descubierto. Sigue por la izquierda, el camino corto a una carta de Ciudad del borde.",
      },
      point: ["spot:9"],
      choose: "walk:3.2",
      rule: "COD-DEPLOY-05",
    },
    {
      say: {
        en: "Run Away was an event: it happens at once and is gone. Space 6 is no longer Blocked. Its brother, the Horde, blocks spaces instead.",
        es: "Run Away era un suceso: ocurre al momento y desaparece. El espacio 6 ya no está Bloqueado. Su hermana, la Horde, bloquea espacios.",
      },
      point: ["space:6"],
      rule: "COD-CARD-02",
    },
    {
      say: {
        en: "Your Immunity is down to 8. Use an Antiviral to get 3 back.",
        es: "Tu Inmunidad ha bajado a 8. Usa un Antiviral para recuperar 3.",
      },
      point: ["card:101"],
      choose: "use:antiviral",
      rule: "COD-ACT-08",
    },
    {
      say: {
        en: "Cards in the Reserve are packed away: they must come to your hand before you can use them. Take the Bottle out.",
        es: "Las cartas de la Reserva van guardadas: deben pasar a tu mano antes de poder usarse. Saca la Bottle.",
      },
      point: ["card:124"],
      choose: "fetch:bottle",
      rule: "COD-ACT-04",
    },
    {
      say: {
        en: "One action left, just enough to walk. With none left you would have to stay.",
        es: "Queda una acción, lo justo para caminar. Sin ninguna tendrías que quedarte.",
      },
      point: ["spot:5"],
      choose: "walk:2.1",
      rule: "COD-WALK-02",
    },
    {
      say: {
        en: "A Zombie Screamer. Its counter fills with each Game Turn, and then its Noise draws more Zombies. Stop it with the Bottle: click the Bottle, then the Screamer, or drag one onto the other.",
        es: "Un Zombie Screamer. Su contador se llena en cada Turno del Juego, y entonces su Ruido atrae a más Zombies. Hazlo callar con la Bottle: pulsa la Bottle y luego al Zombie, o arrastra una sobre el otro.",
      },
      point: ["card:124", "card:16"],
      choose: "use:bottle:1",
      rule: "COD-CARD-12",
    },
    {
      say: {
        en: "Put on the Kevlar too. It will stop the next 4 points of damage.",
        es: "Ponte también el Kevlar. Detendrá los próximos 4 puntos de daño.",
      },
      point: ["card:108"],
      choose: "use:kevlar",
      rule: "COD-NAMED-11",
    },
    {
      say: { en: "Now the City card at the end of the street.", es: "Y ahora, la carta de Ciudad al final de la calle." },
      point: ["spot:0"],
      choose: "walk:1.0",
      rule: "COD-WALK-03",
    },
    {
      say: {
        en: "The EXIT! Places are walked through, like turning a card: it takes the rest of your turn, and the Zombies get one last turn of theirs. Go.",
        es: "¡La salida! Un Lugar se atraviesa caminando, igual que se voltea una carta: te lleva el resto del turno, y los Zombies tienen uno último. Adelante.",
      },
      point: ["card:149", "space:1"],
      choose: "go:exit",
      rule: "COD-GO-01",
    },
    {
      say: {
        en: "Day 2. A Threat now hangs over the rest of the game, and harder cards are in the pile. You know all you need: the list of choices always shows what is possible, and “why?” tells the rule behind anything. Good luck, Rick.",
        es: "Día 2. Una Amenaza pesa ya sobre el resto de la partida, y en el mazo hay cartas más duras. Sabes lo necesario: la lista de opciones muestra siempre lo posible, y «¿por qué?» explica la regla de cada cosa. Suerte, Rick.",
      },
      point: ["card:172"],
      rule: "COD-DAY-03",
    },
  ],
};
