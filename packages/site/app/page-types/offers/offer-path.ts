/** Path of an offer's page below the page of all offers; null without an id. */
export const offerPath = (listPath: string, id: string | null): string | null =>
  id === null ? null : `${listPath}/${encodeURIComponent(id)}`;

/**
 * The id in a path below the page of all offers; null for other paths. An id may contain a slash,
 * which the router has decoded.
 */
export function offerIdIn(path: string, listPath: string): string | null {
  if (!path.startsWith(`${listPath}/`)) return null;
  const rest = path.slice(listPath.length + 1);
  if (rest === '') return null;
  try {
    return decodeURIComponent(rest);
  } catch {
    return null;
  }
}
