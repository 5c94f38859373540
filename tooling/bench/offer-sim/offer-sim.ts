import { runSimulation } from '../run-simulation.ts';

const program = 'src/testing/offer-simulation/main.ts';

/** Simulates histories of prices, offers and pages, see `runSimulation`. */
export const run = (args: string[]): Promise<void> =>
  runSimulation({ name: 'offer-sim', program, seeds: 10_000 }, args);
