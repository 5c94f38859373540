import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clearFindings, noteSeen, noteWrong, openAlbum, orphans, removePicture } from './album.ts';

function album() {
  const opened = openAlbum(mkdtempSync(join(tmpdir(), 'album-')), false);
  mkdirSync(opened.accepted);
  for (const id of ['a--one', 'b--two']) writeFileSync(join(opened.accepted, `${id}.webp`), id);
  clearFindings(opened);
  return opened;
}

it('finds the pictures without a story', () => {
  const opened = album();
  expect(orphans(opened)).toEqual([]);
  noteSeen(opened, 'a--one');
  expect(orphans(opened)).toEqual(['b--two']);
  removePicture(opened, 'b--two');
  expect(orphans(opened)).toEqual([]);
});

it('keeps before, now and the difference beside the report, until the next run', () => {
  const opened = album();
  const [before, now] = [Buffer.from('before'), Buffer.from('now')];
  const difference = { share: 0.2, marked: Buffer.from('marked') };
  noteWrong(opened, { id: 'a--one', seenIn: 'ar jaguar 320', before, now, difference });
  noteWrong(opened, { id: 'c--new', seenIn: 'ar jaguar 320', before: null, now, difference: null });
  const kept = (name: string) => existsSync(join(opened.found, name));
  for (const kind of ['before.webp', 'now.webp', 'marked.png']) {
    expect(kept(`a--one.${kind}`)).toBe(true);
  }
  expect(kept('c--new.before.webp')).toBe(false);
  expect(kept('index.html')).toBe(true);
  clearFindings(opened);
  expect(kept('index.html')).toBe(false);
});
