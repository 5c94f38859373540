import { runSimulation } from '../run-simulation.ts';

const program = 'src/testing/order-simulation/main.ts';

/** Simulates histories of orders under faults, see `runSimulation`. */
export const run = (args: string[]): Promise<void> =>
  runSimulation({ name: 'order-sim', program, seeds: 100_000 }, args);
