/** Paths that routes of the market's site answer, where a page would never be seen. */
export interface SitePaths {
  /** Whether a route answers this path, which begins with a slash and has no language. */
  has(path: string): boolean;
  /**
   * Adds paths of routes as React Router writes them, below the language: `opening-hours`,
   * `hours/:day?`, `news/*`. What a bare `*` or the start page answers is not reserved.
   */
  reserve(routes: readonly string[]): void;
}

/** Knows no route until the site is mounted: it may run in another process. */
export function createSitePaths(): SitePaths {
  const patterns: RegExp[] = [];
  return {
    has: (path) => patterns.some((pattern) => pattern.test(path)),
    reserve(routes) {
      for (const route of routes) {
        const parts = route.split('/').filter(Boolean);
        if (parts.length === 0 || route === '*') continue;
        patterns.push(new RegExp(`^${parts.map(partPattern).join('')}/?$`, 'iu'));
      }
    },
  };
}

/** One part of a route's path with the slash before it. The router does not tell capitals apart. */
function partPattern(part: string): string {
  if (part === '*') return '(?:/.*)?';
  const isOptional = part.endsWith('?');
  const name = isOptional ? part.slice(0, -1) : part;
  const one = name.startsWith(':') ? '/[^/]+' : `/${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  return isOptional ? `(?:${one})?` : one;
}
