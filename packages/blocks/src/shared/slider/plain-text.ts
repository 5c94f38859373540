const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * Text of sanitized inline HTML, for accessible names. A regular expression is enough for it: the
 * sanitiser writes every other `<`, `>` and `&` as an entity, also in attributes. A parser
 * (`htmlparser2`) would add 20 KB to each slider, which weighs 2 to 4 KB; `DOMParser` is missing on
 * the server.
 */
export const plainText = (html = ''): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim();
