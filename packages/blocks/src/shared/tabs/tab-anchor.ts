/** Converts a tab's id from staff to a valid id of the page; undefined if it is invalid. */
export function tabAnchor(text: string | undefined): string | undefined {
  const id = text?.trim() ?? '';
  return /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(id) ? id : undefined;
}

/** Id in a URL's hash; undefined if there is none. */
export function anchorIn(hash: string): string | undefined {
  try {
    return tabAnchor(decodeURIComponent(hash.slice(1)));
  } catch {
    return undefined;
  }
}

/** Only the first tab with an anchor keeps it. */
export function uniqueAnchors<T extends { anchor?: string }>(tabs: readonly T[]): T[] {
  const taken = new Set<string>();
  return tabs.map((tab) => {
    if (tab.anchor === undefined) return tab;
    if (taken.has(tab.anchor)) return { ...tab, anchor: undefined };
    taken.add(tab.anchor);
    return tab;
  });
}
