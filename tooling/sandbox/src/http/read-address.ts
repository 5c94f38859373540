/** Returns an http(s) URL unchanged; undefined for anything else, above all `javascript:`. */
export function readAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^https?:\/\//i.test(text)) return undefined;
  return URL.canParse(text) ? text : undefined;
}
