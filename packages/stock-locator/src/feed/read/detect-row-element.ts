import { Parser } from 'htmlparser2';

/**
 * Name of the row element: the outermost of the elements that occur more than once below one
 * parent; the first child of the root if there is none.
 */
export function detectRowElement(text: string): string | undefined {
  const open: { children: Map<string, number> }[] = [];
  const found: { name: string; depth: number; count: number }[] = [];
  let first: string | undefined;
  const parser = new Parser(
    {
      onopentag(name) {
        if (open.length > 100) return parser.pause();
        if (open.length === 1) first ??= name;
        const counts = open.at(-1)?.children;
        const count = (counts?.get(name) ?? 0) + 1;
        counts?.set(name, count);
        if (count > 1) found.push({ name, depth: open.length, count });
        open.push({ children: new Map() });
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.write(text);
  const depth = Math.min(...found.map((element) => element.depth));
  return (
    found
      .filter((element) => element.depth === depth)
      .sort((one, other) => other.count - one.count)
      .at(0)?.name ?? first
  );
}
