/** The first location of a practice game against two bots. The seed decides every card, so the words can speak of what will come. */
import type { Tutorial } from "../../lib/board";

export const tutorial: Tutorial = {
  seats: [
    { kind: "here", name: "Ana" },
    { kind: "bot", bot: "greedy", name: "Bruno" },
    { kind: "bot", bot: "greedy", name: "Carla" },
  ],
  options: { "first-player": "1", layout: "church+hospital+bank+armory" },
  seed: "1",
  steps: [
    {
      say: {
        en: "Four hours until the helicopter comes. Five townspeople are in your care: whoever lives, and gets an antidote, is worth points. First they take their places. The Vigil and his dog can kill zombies where they stand: put him in the Church.",
        es: "Faltan cuatro horas para que llegue el helicóptero. Cinco vecinos dependen de ti: quien siga con vida y reciba un antídoto vale puntos. Primero ocupan sus sitios. El vigilante y su perro matan Zombis donde están: ponlo en la Iglesia.",
      },
      point: ["place:0"],
      choose: "place:vigil",
      rule: "COH-SETUP-18",
    },
    {
      say: {
        en: "The Hospital deals out antidotes for Action cards. The Little Girl is worth 5 points while she is fresh, but only 2 once she has used her trick and is exhausted. Send her there.",
        es: "En el Hospital se cambian cartas de Acción por antídotos. La niña vale 5 puntos mientras está en forma, pero solo 2 cuando ha usado su truco y queda agotada. Mándala allí.",
      },
      point: ["place:1"],
      choose: "place:little-girl",
      rule: "COH-ABL-02",
    },
    {
      say: {
        en: "Next to each name you see how many zombies are there and how many it takes for an attack. At the Bank it takes 3. The Special Agent goes there.",
        es: "Junto a cada nombre ves cuántos Zombis hay y cuántos hacen falta para un ataque. En el Banco, 3. Allí va el agente especial.",
      },
      point: ["place:2"],
      choose: "place:special-agent",
      rule: "COH-SITE-11",
    },
    {
      say: {
        en: "The small squares are the room that is left: when a place is full, newcomers end up in the street. The Blonde takes the last but one at the Armory.",
        es: "Los cuadraditos son las plazas que quedan: si un sitio está lleno, quien llega acaba en la calle. La rubia ocupa una en la Armería.",
      },
      point: ["place:3"],
      choose: "place:blonde",
      rule: "COH-MOV-04",
    },
    {
      say: {
        en: "The Crossroads is that street: room for all, and a single zombie is enough. Nobody votes there: the Leader takes somebody of the player it stands on. The Businessman has to start there; we shall get him out.",
        es: "El Cruce es esa calle: hay sitio para todos y basta un solo Zombi. Allí no se vota: el Zombi Rezagado se lleva a alguien del jugador en cuya casilla está. El hombre de negocios tiene que empezar ahí; ya lo sacaremos.",
      },
      point: ["place:5"],
      choose: "place:businessman",
      rule: "COH-LDR-01",
    },
    {
      say: {
        en: "Midnight, and the first zombies are in town. These are your Action cards: weapons and tricks, or coin for deals and locations. Bruno and Carla look out from the Water Tower and know what is coming. Play the Night Vision Goggles and you know it too.",
        es: "Medianoche, y los primeros Zombis ya están aquí. Estas son tus cartas de Acción: armas y trucos, o moneda para tratos y escenarios. Bruno y Carla vigilan desde el Depósito de Agua y saben lo que viene. Juega los Prismáticos infrarrojos y tú también lo sabrás.",
      },
      point: ["action:17"],
      choose: "play:night-vision",
      rule: "COH-CARD-09",
    },
    {
      say: {
        en: "There it is, beside the decks: 3 zombies will come to the Church, but 2 antidotes will be dropped there as well. Every window like this one lasts until all have passed in a row. Pass.",
        es: "Ahí está, junto a los mazos: a la Iglesia llegarán 3 Zombis, pero también caerán 2 antídotos. Cada ventana como esta dura hasta que todos pasan seguidos. Pasa.",
      },
      point: ["place:0"],
      choose: "pass",
      rule: "COH-WIN-06",
    },
    {
      say: {
        en: "Now everybody chooses a destination in secret. Later exactly one of your people must go there. Antidotes are worth a risk: choose the Church.",
        es: "Ahora todos eligen destino en secreto. Después, justo uno de los tuyos tendrá que ir. Los antídotos bien valen un riesgo: elige la Iglesia.",
      },
      point: ["place:0"],
      choose: "go:church",
      rule: "COH-MC-01",
    },
    {
      say: {
        en: "All cards are shown at once: Bruno wants to go to the Church as well, Carla sends somebody to the Crossroads. You could still act; pass.",
        es: "Todas las cartas se muestran a la vez: Bruno también quiere ir a la Iglesia y Carla manda a alguien al Cruce. Aún podrías actuar; pasa.",
      },
      point: ["seat:1", "seat:2", "place:0"],
      choose: "pass",
      rule: "COH-MC-01",
    },
    {
      say: {
        en: "The invasion, just as you saw it. A red number means: if nobody does anything, there will be an attack. Pass once more.",
        es: "La invasión, tal como la viste. Un número en rojo significa que, si nadie hace nada, habrá ataque. Pasa otra vez.",
      },
      point: ["place:0", "place:2", "place:5"],
      choose: "pass",
      rule: "COH-INV-01",
    },
    {
      say: {
        en: "Your move. Who goes to the Church? Get the Businessman off the Crossroads: click him and then the Church, or drag him there. In the Church each of your people is a vote.",
        es: "Te toca mover. ¿Quién va a la Iglesia? Saca del Cruce al hombre de negocios: púlsalo y después la Iglesia, o arrástralo. En la Iglesia, cada uno de los tuyos es un voto.",
      },
      point: ["character:1", "place:0"],
      choose: "move:businessman",
      rule: "COH-MOV-01",
    },
    {
      say: {
        en: "After every move all may act. With an order (“pass until the next round”) you need not be asked each time. For now: pass.",
        es: "Después de cada movimiento todos pueden actuar. Con una orden («pasar hasta la próxima ronda») no hace falta que te pregunten cada vez. De momento, pasa.",
      },
      choose: "pass",
      rule: "COH-WIN-17",
    },
    {
      say: { en: "Bruno’s Punk takes the last place in the Church. Pass.", es: "El punki de Bruno ocupa la última plaza de la Iglesia. Pasa." },
      point: ["place:0"],
      choose: "pass",
      rule: "COH-MOV-04",
    },
    {
      say: {
        en: "Carla’s Pregnant Woman stands in the street now, where one zombie is enough. Had you come late to the Church, you would stand there too. Pass.",
        es: "La mujer embarazada de Carla está ahora en la calle, donde basta un Zombi. Si hubieras llegado tarde a la Iglesia, estarías ahí también. Pasa.",
      },
      point: ["place:5"],
      choose: "pass",
      rule: "COH-MOV-04",
    },
    {
      say: {
        en: "The Blonde draws a zombie to wherever she is, every round. You could exhaust her to prevent it, but then she would be worth less. One more at the Armory does no harm: let it come.",
        es: "La rubia atrae cada ronda a un Zombi a donde esté. Podrías agotarla para impedirlo, pero entonces valdría menos. Uno más en la Armería no hace daño: déjalo venir.",
      },
      point: ["character:0"],
      choose: "attract",
      rule: "COH-MOV-20",
    },
    {
      say: {
        en: "Now the locations, one by one: the Church first. You have two votes, Bruno has one, Carla’s Grandpa none. If zombies attack, you decide who is lost. Bruno could spoil it with a card: click him and make him an offer.",
        es: "Ahora los escenarios, uno tras otro: primero la Iglesia. Tú tienes dos votos, Bruno uno y el abuelo de Carla ninguno. Si los Zombis atacan, decides tú quién cae. Bruno podría estropearlo con una carta: púlsalo y hazle una oferta.",
      },
      point: ["seat:1"],
      choose: "offer:1",
      rule: "COH-NEG-05",
    },
    {
      say: {
        en: "An offer has two sides. Something good must be on yours: add the Makeshift Bomb.",
        es: "Una oferta tiene dos lados. En el tuyo tiene que haber algo bueno: añade la Bomba casera.",
      },
      point: ["action:29"],
      choose: "give:makeshift-bomb",
      rule: "COH-NEG-01",
    },
    {
      say: {
        en: "On his side ask for a promise: that he plays no card and uses no ability here. Promises about the location being resolved must be kept. Later ones need not be.",
        es: "En el suyo, pide una promesa: que aquí no juegue cartas ni use habilidades. Las promesas sobre el escenario que se resuelve hay que cumplirlas. Las que hablan de más tarde, no.",
      },
      point: ["seat:1"],
      choose: "ask:no-action",
      rule: "COH-NEG-03",
    },
    {
      say: { en: "Fair enough. Send it.", es: "Parece justo. Envíala." },
      choose: "send",
      rule: "COH-NEG-05",
    },
    {
      say: {
        en: "Deal! His promise lies on the table for all to see. Go on: pass.",
        es: "¡Trato hecho! Su promesa queda en la mesa a la vista de todos. Sigue: pasa.",
      },
      choose: "pass",
      rule: "COH-NEG-09",
    },
    {
      say: {
        en: "Last chance before the attack. A Shotgun, or the Vigil, could bring the zombies below 3 and nobody would die. But why should it be you who pays? Pass.",
        es: "Última oportunidad antes del ataque. La Escopeta o el vigilante podrían dejar menos de 3 Zombis y no moriría nadie. Pero ¿por qué ibas a pagarlo tú? Pasa.",
      },
      point: ["place:0", "action:34", "character:20"],
      choose: "pass",
      rule: "COH-ATT-02",
    },
    {
      say: {
        en: "Carla fires her own Shotgun: she had most to lose. A deal binds nobody but those who made it. You might cancel her card now if you had the means. Pass.",
        es: "Carla dispara su propia Escopeta: era quien más podía perder. Un trato solo obliga a quienes lo hacen. Ahora podrías anular su carta si tuvieras con qué. Pasa.",
      },
      point: ["seat:2", "place:0"],
      choose: "pass",
      rule: "COH-WIN-06",
    },
    {
      say: {
        en: "Two zombies are left, and it takes three: no attack, and it cost you nothing. Pass.",
        es: "Quedan dos Zombis y hacen falta tres: no hay ataque, y a ti no te ha costado nada. Pasa.",
      },
      point: ["place:0"],
      choose: "pass",
      rule: "COH-ATT-02",
    },
    {
      say: {
        en: "Next those present vote who hands out the antidotes, at most one to each player; with two votes of three that is you. In an attack they would vote who loses somebody. Five locations and three rounds are left. From here on the city is yours.",
        es: "Ahora los presentes votan quién reparte los antídotos, como mucho uno por jugador; con dos votos de tres, eres tú. En un ataque votarían quién pierde a alguien. Quedan cinco escenarios y tres rondas. Desde aquí, la ciudad es tuya.",
      },
      rule: "COH-SHR-01",
    },
  ],
};
