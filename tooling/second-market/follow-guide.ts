import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GuideStep } from './read-guide.ts';
import { runCommand } from './run-command.ts';

export interface Timed {
  step: string;
  seconds: number;
}

interface Followed {
  /** Folder of the market that the guide created. */
  market: string;
  times: Timed[];
}

/** Commands that run until stopped: the walks start the market themselves. */
const endless = /^npm (start|run dev)$/;

/**
 * Runs a guide's steps in a folder outside the workspace, with packages from a folder of tarballs
 * instead of the registry.
 */
export async function followGuide(
  steps: readonly GuideStep[],
  { folder, packages }: { folder: string; packages: string },
): Promise<Followed> {
  let at = folder;
  const times: Timed[] = [];
  for (const step of steps) {
    const started = performance.now();
    const done = (text: string) =>
      times.push({ step: text, seconds: (performance.now() - started) / 1000 });
    if (step.kind === 'file') {
      mkdirSync(dirname(join(at, step.path)), { recursive: true });
      writeFileSync(join(at, step.path), step.text);
      continue;
    }
    if (endless.test(step.command)) continue;
    const moved = /^cd (\S+)$/.exec(step.command)?.[1];
    if (moved !== undefined) {
      at = join(at, moved);
      continue;
    }
    await shell(withTarballs(step.command, packages), at, step.line);
    done(step.command);
  }
  return { market: at, times };
}

/** The packages being built are not in the registry. */
function withTarballs(command: string, packages: string): string {
  const created = /^npm create @mawkib\/market (\S+) -- (.*)$/.exec(command);
  if (!created) return command;
  const [, folder, flags] = created;
  const version = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../packages/create-market/package.json'), 'utf8'),
  ).version as string;
  const tarball = join(packages, `mawkib-create-market-${version}.tgz`);
  return `npm exec --yes --package="${tarball}" -- create-market ${folder} ${flags} --packages "${packages}"`;
}

async function shell(command: string, cwd: string, line: number): Promise<void> {
  const { code, output } = await runCommand(command, [], { cwd, shell: true, capture: true });
  if (code !== 0) throw new Error(`Line ${line} of the guide: ${command}\n${output}`);
}
