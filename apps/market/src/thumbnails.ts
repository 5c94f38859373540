import { builtInThumbnail } from '@mawkib/blocks/thumbnails';

const own: Readonly<Record<string, string>> = {
  'charging-cost': new URL('./blocks/charging-cost/thumbnail.webp', import.meta.url).href,
};

/** URL of a block's thumbnail in the editor's picker. */
export const thumbnailOf = (key: string): string | undefined => own[key] ?? builtInThumbnail(key);
