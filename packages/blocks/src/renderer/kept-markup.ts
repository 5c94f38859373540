const kept = new Map<string, Element>();

/**
 * Remembers the elements of still blocks that the server sent. When React gives up on the server's
 * page and renders it anew, their values are not there, but their markup is.
 */
export function keepMarkup(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-still][data-block-id]')) {
    const id = element.getAttribute('data-block-id') ?? '';
    if (!kept.has(id)) kept.set(id, element);
  }
}

export const keptMarkup = (id: string): Element | undefined => kept.get(id);
