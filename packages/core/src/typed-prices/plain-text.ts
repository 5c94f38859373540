/** Stands for a tag, so that the words around it are not joined. */
const tagMark = '\ufffc';

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  dollar: '$',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  comma: ',',
  period: '.',
};

const inline = /^<\/?(?:a|abbr|b|bdi|bdo|big|em|font|i|ins|mark|small|span|strong|sub|sup|u)\b/i;
const spoken = /\b(?:alt|title|aria-label|placeholder)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/**
 * Visible text of markup, folded for a search by patterns: without tags, entities
 * and invisible characters, Arabic letters in one spelling.
 */
export const plainText = (text: string): string =>
  decoded(
    text
      .replace(/\{(?:price|offer):[^{}]*\}/g, tagMark)
      .replace(/<[^<>]*>/g, (tag) => {
        const texts = [...tag.matchAll(spoken)].map(([, double, single]) => double ?? single ?? '');
        return texts.length > 0 ? ` ${texts.join(' ')} ` : inline.test(tag) ? '' : ' ';
      })
      .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1'),
  )
    .normalize('NFKC')
    .replace(/[\p{Cf}\u0640\u064b-\u065f\u0670*_~`\\]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه')
    .replace(/[^\S ]/g, ' ');

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));?/gi, (whole, decimal, hex, name) => {
    if (name) return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
