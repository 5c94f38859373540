import { type CarouselButton, useLocale } from '@mawkib/ui';
import type { ReactNode } from 'react';
import { plainText } from './plain-text.js';
import { messages } from './slider.messages.js';

/**
 * A button per slide, named by its number and by `name` (default: its title); null if `content` is
 * the complete name.
 */
export function useSlideButtons<S extends { fields: { title?: string } }>(
  slides: readonly S[],
  content: (slide: S, number: number) => ReactNode,
  name: (slide: S) => string | null | undefined = ({ fields }) => plainText(fields.title),
): CarouselButton[] {
  const t = messages(useLocale().locale);
  return slides.map((slide, at) => {
    const number = at + 1;
    const title = name(slide);
    const shown = content(slide, number);
    if (title === null) return { content: shown };
    return {
      label: title ? t('named_slide', { number, title }) : t('slide', { number }),
      content: shown,
    };
  });
}
