/** Paths of the site's routes, where a page would never be shown. */
export interface SitePaths {
  /** True if a route matches this path, which starts with a slash and has no locale. */
  has(path: string): boolean;
  /**
   * Adds route patterns of React Router, without the locale: `opening-hours`, `hours/:day?`,
   * `news/*`. A bare `*` and the start page are not reserved.
   */
  reserve(routes: readonly string[]): void;
}

/** Empty until the site is mounted, which may happen in another process. */
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

/** Pattern of one path segment with its slash. Like the router, it is not case-sensitive. */
function partPattern(part: string): string {
  if (part === '*') return '(?:/.*)?';
  const isOptional = part.endsWith('?');
  const name = isOptional ? part.slice(0, -1) : part;
  const one = name.startsWith(':') ? '/[^/]+' : `/${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  return isOptional ? `(?:${one})?` : one;
}
