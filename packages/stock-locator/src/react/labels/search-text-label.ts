import { defineMessages, type Locale } from '@mawkib/core/locale';
import { engineMark, interiorMark } from '../../text-search/tokens/marks.js';

const texts = defineMessages('stock-locator.words', {
  without: { ar: 'بدون {words}', en: 'without {words}' },
  interior: { ar: 'داخلية {words}', en: '{words} interior' },
});

/** Search text for display: `-glass-roof` becomes "without glass roof". */
export const searchTextLabel = (words: string, locale: Locale): string =>
  words
    .split(' ')
    .map((word) => oneText(word, locale))
    .join(' ');

function oneText(word: string, locale: Locale): string {
  const t = texts(locale);
  const [mark = '', ...rest] = word.replace(/^-/, '').split('-');
  const isMarked = (mark === interiorMark || mark === engineMark) && rest.length > 0;
  const plain = isMarked ? rest.join(' ') : word.replace(/^-/, '').replaceAll('-', ' ');
  const said = mark === interiorMark && isMarked ? t('interior', { words: plain }) : plain;
  if (word.startsWith('-')) return t('without', { words: said });
  return isMarked ? said : word;
}
