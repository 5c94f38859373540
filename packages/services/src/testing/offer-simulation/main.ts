import { parseArgs } from 'node:util';
import { plantedBugs } from './planted-bugs.js';
import { runHistory } from './run-history.js';

/**
 * A process of `pnpm bench offer-sim`: a range of seeds with one line of JSON at the end, or one
 * seed with its steps.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    bug: { type: 'string' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '0' },
    step: { type: 'string', default: '1' },
  },
});
const bug = values.bug === undefined ? undefined : plantedBugs[values.bug];
if (values.bug !== undefined && !bug) throw new Error(`No planted bug "${values.bug}"`);
const say = (line: string) => process.stdout.write(`${line}\n`);

if (values.seed === undefined) {
  const counts: Record<string, number> = {};
  const failures: { seed: number; broken: string[] }[] = [];
  let histories = 0;
  for (let seed = Number(values.from); seed < Number(values.to); seed += Number(values.step)) {
    const result = runHistory(seed, { bug });
    histories += 1;
    if (result.broken.length > 0) failures.push({ seed, broken: result.broken });
    for (const [name, count] of Object.entries(result.counts)) {
      counts[name] = (counts[name] ?? 0) + count;
    }
  }
  say(JSON.stringify({ histories, counts, failures }));
} else {
  const { broken } = runHistory(Number(values.seed), { bug, log: say });
  say(broken.length > 0 ? `Broken: ${broken.join('; ')}` : 'All claims held.');
  process.exitCode = broken.length > 0 ? 1 : 0;
}
