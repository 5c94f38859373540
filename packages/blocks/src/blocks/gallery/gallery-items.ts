import { youTubeId } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import type { gallery } from './gallery.definition.js';

export type GalleryItem = BlockProps<typeof gallery>['groups'][number];

/** The video that an item plays; none for an address that is not the video site's. */
export const videoOf = ({ fields }: GalleryItem): string | undefined => youTubeId(fields.yt ?? '');

/** Items that have something to look at. */
export const shownItems = (items: readonly GalleryItem[]): GalleryItem[] =>
  items.filter((item) => item.fields.image || videoOf(item));

const categoryOf = ({ fields }: GalleryItem): string => fields.category?.trim() ?? '';

/** In the order of their first items; none where there is nothing to choose from. */
export function categoriesOf(items: readonly GalleryItem[]): string[] {
  const categories = [...new Set(items.map(categoryOf))].filter(Boolean);
  return categories.length > 1 ? categories : [];
}

export const inCategory = (items: readonly GalleryItem[], category: string): GalleryItem[] =>
  items.filter((item) => categoryOf(item) === category);
