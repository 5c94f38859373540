import { parseArgs } from 'node:util';
import { openMirror } from './mirror/open-mirror.js';
import { ownPostgres } from './mirror/own-postgres.js';
import { plantedBugs } from './planted-bugs.js';
import { runHistory } from './run-history.js';
import { runSeeds } from './run-seeds.js';

/**
 * A process of `pnpm bench order-sim`: a range of seeds with a JSON line per report, or one seed
 * with its steps. With `--mirror`, statements run on PostgreSQL too, and vendor calls at the sandbox.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    bug: { type: 'string' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '0' },
    step: { type: 'string', default: '1' },
    mirror: { type: 'boolean', default: false },
  },
});
const { seed, bug } = values;
const postgres = values.mirror ? await ownPostgres() : undefined;
const mirror = postgres && (await openMirror(postgres));
const say = (line: string) => process.stdout.write(`${line}\n`);

if (seed === undefined) {
  const range = { from: Number(values.from), to: Number(values.to), step: Number(values.step) };
  await runSeeds({ ...range, mirror }, (result) => say(JSON.stringify(result)));
} else {
  const planted = bug === undefined ? undefined : plantedBugs[bug];
  if (bug !== undefined && !planted) throw new Error(`No planted bug "${bug}"`);
  const { broken } = await runHistory(Number(seed), { bug: planted, log: say, mirror });
  say(broken.length > 0 ? `Broken: ${broken.join('; ')}` : 'All invariants held.');
  process.exitCode = broken.length > 0 ? 1 : 0;
}
await mirror?.close();
await postgres?.stop();
