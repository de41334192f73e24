/** Asks about the newest plan, one question at a time: while an answer is awaited only the latest change waits. */

export interface Checker<Plan> {
  ask(plan: Plan): void;
  stop(): void;
}

export interface Told<Plan, Answer> {
  answer(answer: Answer, plan: Plan): void;
  failed(reason: unknown): void;
}

/** A moment to let a stroke of changes settle. */
const SETTLE = 90;
/** After a failure it is tried again. */
const AGAIN = 3000;

export function checker<Plan, Answer>(ask: (plan: Plan) => Promise<Answer>, told: Told<Plan, Answer>, later = pause): Checker<Plan> {
  let waiting: { plan: Plan } | undefined;
  let busy = false;
  let stopped = false;

  async function run(): Promise<void> {
    busy = true;
    await later(SETTLE);
    while (waiting && !stopped) {
      const { plan } = waiting;
      waiting = undefined;
      try {
        const answer = await ask(plan);
        if (!stopped) told.answer(answer, plan);
      } catch (reason) {
        if (stopped) break;
        told.failed(reason);
        waiting ??= { plan };
        await later(AGAIN);
      }
    }
    busy = false;
  }

  return {
    ask(plan) {
      waiting = { plan };
      if (!busy && !stopped) void run();
    },
    stop() {
      stopped = true;
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
