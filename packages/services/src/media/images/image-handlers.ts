import { getImage, listImages } from '@mawkib/api-clients/contracts/media';
import { type Implementation, implementWith } from '../../http/implement.js';
import type { CachedItems } from '../cached-items.js';
import { listItems } from '../list-items.js';
import { mediaErrors } from '../media-errors.js';
import type { TonesOf } from '../variants/image-tones.js';
import { pictureOf } from '../variants/picture.js';
import { presentImage, presentImages } from './present-image.js';

const implement = implementWith<'db'>();

/** Images for pages and for the editor. */
export const imageHandlers = (items: CachedItems, tonesOf: TonesOf): Implementation[] => [
  implement(getImage, async ({ params, query: { locale, fullPath, heights, format } }) => {
    const named = fullPath ? await items.find(fullPath.replace(/^\/+/, '')) : undefined;
    const row = named ?? (await items.find(params.id));
    const picture = row && pictureOf(row);
    if (!row || !picture) throw mediaErrors.unknownImage();
    const modifiers = { locale, format, ...(heights && { heights }) };
    return { data: presentImage(row, picture, modifiers, await tonesOf(picture)) };
  }),
  implement(listImages, async ({ query: { locale, ...query } }, { db }) => {
    const { rows, meta } = await listItems(db, { ...query, type: 'image' });
    return { data: presentImages(rows, locale), meta };
  }),
];
