import type { Database } from '../../db/database.js';
import type { OrderStore } from '../../orders/store/order-store.js';
import type { Task } from './scheduler.js';

/** Called with each transaction of a task, before its first statement. */
export type Began = (db: Database, task: Task) => void;

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

/**
 * A store that stops its task before each statement, before each commit and after it, so that the
 * task can be killed or overtaken there.
 */
export function steppedStore(store: OrderStore, task: Task, began: Began): OrderStore {
  const atStep = (tx: OrderStore): OrderStore => ({
    ...stepped(tx, async (name, call) => {
      await task.step(name);
      return call(tx as unknown as Methods);
    }),
    db: tx.db,
    transaction: (run) => tx.transaction((nested) => run(atStep(nested))),
  });
  return {
    ...stepped(store, async (name, call) => {
      await task.step(name);
      return store.transaction((tx) => {
        began(tx.db, task);
        return call(tx as unknown as Methods);
      });
    }),
    db: store.db,
    async transaction(run) {
      await task.step('begin');
      const result = await store.transaction(async (tx) => {
        began(tx.db, task);
        const made = await run(atStep(tx));
        await task.step('commit');
        return made;
      });
      await task.step('committed');
      return result;
    },
  };
}

type Call = (methods: Methods) => Promise<unknown>;

function stepped(
  store: OrderStore,
  at: (name: string, call: Call) => Promise<unknown>,
): OrderStore {
  const names = Object.keys(store).filter((name) => name !== 'db' && name !== 'transaction');
  const method =
    (name: string) =>
    (...args: unknown[]) =>
      at(name, (methods) => (methods[name] as Methods[string])(...args));
  return Object.fromEntries(names.map((name) => [name, method(name)])) as unknown as OrderStore;
}
