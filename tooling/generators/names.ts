import { GeneratorError } from './generator-error.ts';

export type Names = {
  /** `hero-carousel` */
  key: string;
  /** `heroCarousel` */
  camel: string;
  /** `HeroCarousel` */
  pascal: string;
  /** `Hero carousel` */
  title: string;
};

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Spellings of a name given in kebab-case. */
export function namesOf(key: string): Names {
  if (!kebab.test(key)) {
    throw new GeneratorError(`'${key}' is not a kebab-case name, such as hero-carousel.`);
  }
  const camel = key.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const words = key.replaceAll('-', ' ');
  const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { key, camel, pascal: first(camel), title: first(words) };
}
