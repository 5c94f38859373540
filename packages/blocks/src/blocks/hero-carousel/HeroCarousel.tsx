import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { heroCarousel } from './hero-carousel.definition.js';

export function HeroCarousel({ id }: BlockProps<typeof heroCarousel>) {
  return <BlockSection>{id}</BlockSection>;
}
