import { builtInThumbnail } from '@mawkib/blocks/thumbnails';

const own: Readonly<Record<string, string>> = {
  'charging-cost': new URL('./blocks/charging-cost/thumbnail.webp', import.meta.url).href,
};

/** The address of a block's picture in the editor's picker. */
export const thumbnailOf = (key: string): string | undefined => own[key] ?? builtInThumbnail(key);
