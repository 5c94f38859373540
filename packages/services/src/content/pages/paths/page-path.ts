/** A page's path as it is stored: one slash in front, none at the end; the home page is `/`. */
export function pagePath(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '');
  return `/${inner}`;
}
