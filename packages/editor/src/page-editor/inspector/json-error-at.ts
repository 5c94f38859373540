const space = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them inside a text
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Where a text stops being JSON; null when it is JSON. `JSON.parse` knows, but browsers do not
 * agree on whether and how they say it.
 */
export function jsonErrorAt(source: string): number | null {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at += found[0].length;
    return found !== null;
  };
  const sign = (wanted: string): boolean => {
    take(space);
    if (source[at] !== wanted) return false;
    at += 1;
    return true;
  };
  const list = (end: string, item: () => boolean): boolean => {
    if (sign(end)) return true;
    do {
      if (!item()) return false;
    } while (sign(','));
    return sign(end);
  };
  const member = () => {
    take(space);
    return take(text) && sign(':') && value();
  };
  const value = (): boolean => {
    if (sign('{')) return list('}', member);
    if (sign('[')) return list(']', value);
    return take(text) || take(plain);
  };
  if (!value()) return at;
  take(space);
  return at === source.length ? null : at;
}
