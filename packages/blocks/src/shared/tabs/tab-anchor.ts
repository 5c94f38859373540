/** What staff wrote as a tab's id, as an id of the page; undefined when it can be none. */
export function tabAnchor(text: string | undefined): string | undefined {
  const id = text?.trim() ?? '';
  return /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(id) ? id : undefined;
}

/** The id that a page's hash names; undefined when it names none. */
export function anchorIn(hash: string): string | undefined {
  try {
    return tabAnchor(decodeURIComponent(hash.slice(1)));
  } catch {
    return undefined;
  }
}

/** Only the first of several tabs with one anchor keeps it. */
export function uniqueAnchors<T extends { anchor?: string }>(tabs: readonly T[]): T[] {
  const taken = new Set<string>();
  return tabs.map((tab) => {
    if (tab.anchor === undefined) return tab;
    if (taken.has(tab.anchor)) return { ...tab, anchor: undefined };
    taken.add(tab.anchor);
    return tab;
  });
}
