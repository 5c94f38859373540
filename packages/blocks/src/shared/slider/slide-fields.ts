import { paragraph, rdxImage, rdxLink, title } from '../../model/definition/option-sets.js';

/** image, title, paragraph, rdx-link: the fields of a slide. */
export const slideFields = () => ({
  image: rdxImage(),
  title: title(),
  paragraph: paragraph(),
  'rdx-link': rdxLink(),
});

/** A link alone is not a slide, since it has no description. */
export const isSlide = (slide: { image?: unknown; title?: string; paragraph?: string }): boolean =>
  Boolean(slide.image || slide.title || slide.paragraph);
