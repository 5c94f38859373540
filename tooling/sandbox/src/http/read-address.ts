/** An address of the web as it was given; undefined for anything else, scripts above all. */
export function readAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^https?:\/\//i.test(text)) return undefined;
  return URL.canParse(text) ? text : undefined;
}
