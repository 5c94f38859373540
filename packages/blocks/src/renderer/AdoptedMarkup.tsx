import { blockIdAttribute, staticAttribute } from '@mawkib/ui/markup';
import { useMemo } from 'react';

const kept = new Map<string, Element>();

/**
 * Stores the server-rendered elements of static blocks. If React discards the server's page and
 * renders it again, their props are missing, but their markup can be adopted.
 */
export function adoptMarkup(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${staticAttribute}][${blockIdAttribute}]`)) {
    const id = element.getAttribute(blockIdAttribute) ?? '';
    if (!kept.has(id)) kept.set(id, element);
  }
}

export const adoptedMarkup = (id: string): Element | undefined => kept.get(id);

/** A section with the attributes and content of a server-rendered one. */
export function AdoptedMarkup({ element }: { element: Element }) {
  const { attributes, content } = useMemo(
    () => ({
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [
          name === 'class' ? 'className' : name,
          value,
        ]),
      ),
      content: { __html: element.innerHTML },
    }),
    [element],
  );
  return <section {...attributes} dangerouslySetInnerHTML={content} />;
}
