import { useMemo } from 'react';

/** A section with the attributes and content of one that the server sent. */
export function KeptMarkup({ element }: { element: Element }) {
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
