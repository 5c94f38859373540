import type { VehicleProblem } from '@mawkib/stock-locator/engine';
import type { SiteContext } from '../site-context.ts';

/** So many problems are remembered as told. */
const mostTold = 10_000;

/** Tells each problem of a vehicle once, however often its page is asked for. */
export function createProblemReport() {
  const told = new Set<string>();
  return (problem: VehicleProblem, log: SiteContext['log']) => {
    const key = Object.values(problem).join('\n');
    if (told.has(key) || told.size >= mostTold) return;
    told.add(key);
    log('warn', 'A field of a vehicle is unsound and is not shown', problem);
  };
}
