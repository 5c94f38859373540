import { youTubeId } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import type { gallery } from './gallery.definition.js';

export type GalleryItem = BlockProps<typeof gallery>['groups'][number];

/** Id of an item's YouTube video; undefined for other URLs. */
export const videoOf = ({ fields }: GalleryItem): string | undefined => youTubeId(fields.yt ?? '');

/** Items with an image or a video. */
export const shownItems = (items: readonly GalleryItem[]): GalleryItem[] =>
  items.filter((item) => item.fields.image || videoOf(item));

const categoryOf = ({ fields }: GalleryItem): string => fields.category?.trim() ?? '';

/** Categories in the order of their first items; empty if there is only one. */
export function categoriesOf(items: readonly GalleryItem[]): string[] {
  const categories = [...new Set(items.map(categoryOf))].filter(Boolean);
  return categories.length > 1 ? categories : [];
}

export const inCategory = (items: readonly GalleryItem[], category: string): GalleryItem[] =>
  items.filter((item) => categoryOf(item) === category);
