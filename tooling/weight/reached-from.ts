/** A file of the bundler's output, with its static imports. */
export interface Chunk {
  fileName: string;
  imports: readonly string[];
}

/** These chunks and all their static imports, except those in `there`. */
export function reachedFrom<C extends Chunk>(
  first: readonly C[],
  all: readonly C[],
  there: ReadonlySet<C> = new Set(),
): Set<C> {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<C>();
  const ahead = [...first];
  for (let chunk = ahead.pop(); chunk; chunk = ahead.pop()) {
    if (reached.has(chunk) || there.has(chunk)) continue;
    reached.add(chunk);
    ahead.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return reached;
}
