import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare-pictures.ts';
import { reportOf } from './report-of.ts';

/** The accepted pictures of all stories, and the folder for differences. */
export interface Album {
  accepted: string;
  found: string;
  /** True if this run accepts new pictures. */
  accepts: boolean;
  wrong: Wrong[];
}

/** A story that differs from its accepted picture; the files in `found` have its name. */
export interface Wrong {
  id: string;
  seenIn: string;
  share: number | null;
}

export const openAlbum = (folder: string, accepts: boolean): Album => ({
  accepted: join(folder, 'pictures'),
  found: join(folder, 'test-results/pictures'),
  accepts,
  wrong: [],
});

const listOfSeen = ({ found }: Album) => join(found, 'seen.txt');

/** Clears the findings before a run. */
export function clearFindings(album: Album): void {
  rmSync(album.found, { recursive: true, force: true });
  mkdirSync(album.found, { recursive: true });
}

export function noteSeen(album: Album, id: string): void {
  mkdirSync(album.found, { recursive: true });
  appendFileSync(listOfSeen(album), `${id}\n`);
}

interface Found extends Pick<Wrong, 'id' | 'seenIn'> {
  before: Buffer | null;
  now: Buffer;
  difference: Difference | null;
}

/** Stores the accepted picture, the new one, the difference, and the report page. */
export function noteWrong(album: Album, { id, seenIn, before, now, difference }: Found): void {
  const file = (kind: string) => join(album.found, `${id}.${kind}`);
  writeFileSync(file('now.webp'), now);
  if (before) writeFileSync(file('before.webp'), before);
  if (difference) writeFileSync(file('marked.png'), difference.marked);
  album.wrong.push({ id, seenIn, share: difference?.share ?? null });
  writeFileSync(join(album.found, 'index.html'), reportOf(album.wrong));
}

/** Accepted pictures without a story in a complete run. */
export function orphans(album: Album): string[] {
  if (!existsSync(album.accepted) || !existsSync(listOfSeen(album))) return [];
  const seen = new Set(readFileSync(listOfSeen(album), 'utf8').split('\n'));
  return readdirSync(album.accepted)
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.slice(0, -'.webp'.length))
    .filter((id) => !seen.has(id));
}

export const removePicture = (album: Album, id: string) =>
  rmSync(join(album.accepted, `${id}.webp`));
