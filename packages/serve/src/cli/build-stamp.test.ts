import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { buildStamp } from './build-stamp.js';

/** A market with a site that imports a module outside of every folder that is built. */
function market() {
  const folder = mkdtempSync(join(tmpdir(), 'market-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('site/app/root.ts', 'root');
  write('site/build/client/a.js', 'output');
  write('workshop/hours.ts', 'hours');
  write('modules', 'workshop/hours.ts\n');
  const hash = () => buildStamp(folder, 'site', join(folder, 'modules')).hash;
  return { folder, write, hash };
}

it.each(['site/app/root.ts', 'site/app/new.ts', 'workshop/hours.ts', 'package-lock.json'])(
  'a change of %s builds again',
  (path) => {
    const { folder, write, hash } = market();
    const before = hash();
    write(path, 'changed');
    expect(hash()).not.toBe(before);
    rmSync(folder, { recursive: true });
  },
);

it('neither a time, another place nor an output builds again', () => {
  const [one, other] = [market(), market()];
  expect(other.hash()).toBe(one.hash());
  utimesSync(join(one.folder, 'workshop/hours.ts'), 1, 1);
  one.write('site/build/client/a.js', 'other output');
  expect(one.hash()).toBe(other.hash());
  for (const { folder } of [one, other]) rmSync(folder, { recursive: true });
});

it('a module that is gone builds again', () => {
  const { folder, hash } = market();
  const before = hash();
  rmSync(join(folder, 'workshop'), { recursive: true });
  expect(hash()).not.toBe(before);
  rmSync(folder, { recursive: true });
});
