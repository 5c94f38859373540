import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';

const width = 320;
/** Max bytes: the editor's picker shows all of them at once. */
const heaviest = 12 * 1024;

/**
 * Stores the page as the thumbnail of a block, in the best quality within the limit. The block's
 * folder is in one of `folders`.
 */
export const takeThumbnail =
  (folders: readonly string[]): BrowserCommand<[key: string]> =>
  async ({ page }, key) => {
    const folder = folders.map((blocks) => join(blocks, key)).find(existsSync);
    if (!folder) throw new Error(`There is no folder of ${key}.`);
    const shot = await page.screenshot({ animations: 'disabled' });
    for (let quality = 80; quality > 20; quality -= 10) {
      const small = await sharp(shot).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
      if (small.length > heaviest) continue;
      return writeFile(join(folder, 'thumbnail.webp'), small);
    }
    throw new Error(`The thumbnail of ${key} does not fit ${heaviest} bytes.`);
  };
