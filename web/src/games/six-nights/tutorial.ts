/** The first night of a practice game. The seed decides every card, so the words can speak of what will come. */
import type { Tutorial } from "../../lib/board";

export const tutorial: Tutorial = {
  seats: [
    { kind: "here", name: "Ana" },
    { kind: "bot", bot: "steady", name: "Bruno" },
    { kind: "bot", bot: "steady", name: "Carla" },
  ],
  seed: "377",
  steps: [
    {
      say: {
        en: "Three of you, one door, six nights. Whoever has the most tins at dawn wins. But first there has to be a dawn.",
        es: "Sois tres, con una puerta y seis noches. Gana quien tenga más latas al amanecer. Pero antes tiene que amanecer.",
      },
      rule: "SIX-END-01",
    },
    {
      say: {
        en: "Tonight six zombies come, and the crate holds two tins. Both are open before anybody chooses.",
        es: "Esta noche llegan seis zombis y en la caja hay dos latas. Las dos cosas se saben antes de elegir.",
      },
      point: ["night:5"],
      rule: "SIX-NIGHT-01",
    },
    {
      say: {
        en: "This is what everybody sees of you: tins, bites, and how many cards you hold. The lamp says that you are the lookout: you are asked first, and come first among equals.",
        es: "Esto es lo que todos ven de ti: latas, mordeduras y cuántas cartas tienes. El farol dice que vigilas: respondes primero y ganas los empates.",
      },
      point: ["seat:0"],
      rule: "SIX-NIGHT-04",
    },
    {
      say: {
        en: "Each of you now lays a card at the door, face down. The number in the corner is its strength. Whoever gives most takes the crate if the door holds. Lay the wardrobe.",
        es: "Ahora cada cual pone una carta boca abajo en la puerta. El número de la esquina es su fuerza. Quien más da se lleva la caja si la puerta aguanta. Pon el armario.",
      },
      choose: "lay:wardrobe",
      rule: "SIX-DOOR-01",
    },
    {
      say: {
        en: "All cards are open, and the zombies are still on their way: the last moment. Cards with a bolt can be played now. Your flare adds 2, and it counts as given by you. Make sure of the crate.",
        es: "Las cartas están a la vista y los zombis aún no han llegado: el último momento. Ahora se pueden jugar las cartas con un rayo. Tu bengala suma 2, y cuenta como dada por ti. Asegúrate la caja.",
      },
      choose: "play:flare",
      rule: "SIX-LAST-02",
    },
    {
      say: {
        en: "After every card all are asked again: somebody might answer with a car alarm. You have nothing more to play. Pass.",
        es: "Tras cada carta se pregunta otra vez a todos: alguien podría responder con una alarma de coche. No te queda nada que jugar. Pasa.",
      },
      choose: "pass",
      rule: "SIX-LAST-01",
    },
    {
      say: {
        en: "The door held, you gave most, and the tins are yours. Now you are ahead, and everybody can see it.",
        es: "La puerta ha aguantado, eres quien más ha dado y las latas son tuyas. Ahora vas por delante, y todos lo ven.",
      },
      point: ["seat:0"],
      rule: "SIX-CRATE-01",
    },
    {
      say: {
        en: "When the door is too weak it breaks, and all vote in secret who goes out. Leaders and those who gave little are popular choices. A bite costs 2 tins at dawn.",
        es: "Cuando la puerta es demasiado débil se rompe, y todos votan en secreto quién sale. Quien va por delante y quien dio poco suelen gustar. Una mordedura cuesta 2 latas al amanecer.",
      },
      rule: "SIX-VOTE-02",
    },
    {
      say: {
        en: "The third breach brings the shelter down: whoever is bitten is lost, and the most tins among the others win. So somebody without a bite may want it to fall.",
        es: "La tercera brecha acaba con el refugio: quien tiene mordeduras está perdido, y de los demás gana quien tenga más latas. Así que quien no tiene ninguna quizá quiera que caiga.",
      },
      rule: "SIX-END-03",
    },
    {
      say: {
        en: "Your can of beans is worth a tin if you still hold it at the end; at the door it is worth nothing. Five nights are left. They are yours.",
        es: "Tu lata de judías vale una lata si la conservas hasta el final; en la puerta no vale nada. Quedan cinco noches. Son tuyas.",
      },
      rule: "SIX-END-01",
    },
  ],
};
