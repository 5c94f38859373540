import type { BlockProps } from '../../model/definition/props.js';
import type { PublicImage } from '../../model/definition/public-values.js';
import type { merchandisePreview } from './merchandise-preview.definition.js';

type Props = BlockProps<typeof merchandisePreview>;

export interface Slide {
  key: string;
  image: PublicImage;
  /** Label of its colour. */
  colour: string | undefined;
  notice?: Props['groups'][number]['notice'];
}

/** The pictures of the block, and those that only a colour names. */
export function slidesOf(groups: Props['groups'], colours: Props['fields']['colours']): Slide[] {
  const colourOf = (image: PublicImage) =>
    colours.find(({ image_id }) => image_id === image.id)?.label;
  const slides = groups.flatMap(({ id, notice, fields: { image, colour } }): Slide[] =>
    image ? [{ key: id, image, colour: colour ?? colourOf(image), notice }] : [],
  );
  const added = colours.flatMap(({ label, image_id }): Slide[] =>
    image_id && !slides.some(({ image, colour }) => image.id === image_id || colour === label)
      ? [{ key: image_id, image: { id: image_id, alt: label }, colour: label }]
      : [],
  );
  return [...slides, ...added];
}
