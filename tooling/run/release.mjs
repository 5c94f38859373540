import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { run } from './child.mjs';
import { RunFailure, runMain } from './fail.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Components of the packages with their hashes, in CycloneDX; published beside the release. */
const componentList = [
  ...['pnpm', 'sbom', '--lockfile-only', '--prod', '--sbom-format', 'cyclonedx'],
  ...['--sbom-type', 'application', '--out', 'mawkib.cdx.json'],
];

/** Checks of a release: the packed packages, and a market made of them. */
const checks = [
  ['pnpm', 'build'],
  ['node', 'tooling/check/main.ts', 'publint', 'attw'],
  ['pnpm', '--filter', '@mawkib/second-market', 'market'],
  componentList,
];

await runMain(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const steps = values['dry-run'] ? checks : [...checks, ['pnpm', 'changeset', 'publish']];
  for (const [command, ...args] of steps) {
    console.log(`\n── ${[command, ...args].join(' ')} ──`);
    const { code, stopped } = await run(command, args, { cwd: root, env: process.env });
    if (stopped || code !== 0) throw new RunFailure('Nothing was published.', code || 1);
  }
  if (values['dry-run'])
    console.log('\nAll of it passed; without --dry-run the packages are published.');
  return 0;
});
