import { paragraph, rdxImage, rdxLink, title } from '../../model/definition/option-sets.js';

/** image, title, paragraph, rdx-link: what a slide of pictures and words holds. */
export const slideFields = () => ({
  image: rdxImage(),
  title: title(),
  paragraph: paragraph(),
  'rdx-link': rdxLink(),
});

/** A link alone is no slide: nobody knows where it leads. */
export const isSlide = (slide: { image?: unknown; title?: string; paragraph?: string }): boolean =>
  Boolean(slide.image || slide.title || slide.paragraph);
