const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

const hidden = /<(script|style|template|noscript)\b[\s\S]*?<\/\1\s*>/gi;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;

/** Text of sanitised HTML: elements become spaces, entities characters. */
export const htmlText = (html: string): string =>
  html
    .replace(hidden, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
