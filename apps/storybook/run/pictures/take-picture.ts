import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import { type Combination, nameOf } from '../combinations.ts';
import { type Album, noteSeen, noteWrong } from './album.ts';
import { comparePictures } from './compare-pictures.ts';

/** Max width of a picture in px; less in narrower windows. */
const widest = 480;

/**
 * Takes a small picture of the page and compares it with the accepted one. Returns the difference,
 * with `again` if another try may succeed; pictures that an album accepts never differ.
 */
export const takePicture =
  (album: Album): BrowserCommand<[id: string, combination: Combination, isLast: boolean]> =>
  async ({ page }, id, combination, isLast) => {
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const width = Math.min(widest, combination.width);
    const now = await sharp(shot).resize({ width }).webp({ quality: 70, effort: 4 }).toBuffer();
    const file = join(album.accepted, `${id}.webp`);
    noteSeen(album, id);
    const before = existsSync(file) ? await readFile(file) : null;
    const difference = before && (await comparePictures(before, now));
    if (before && !difference) return null;
    if (difference && !isLast) return 'again';
    if (album.accepts) {
      await mkdir(album.accepted, { recursive: true });
      await writeFile(file, now);
      return null;
    }
    const seenIn = nameOf(combination);
    noteWrong(album, { id, seenIn, before, now, difference });
    return difference
      ? `${(difference.share * 100).toFixed(1)} % of its picture (${seenIn}) differ: open apps/storybook/test-results/pictures/index.html.`
      : `There is no picture of it (${seenIn}): look at it, then run \`pnpm stories --accept\`.`;
  };
