import type { ConsentTexts } from '@mawkib/core/consent';
import { latePart } from '@mawkib/core/react';
import { type ComponentType, createContext, use, useMemo, useState } from 'react';

type Bar = ComponentType<{ words: ConsentTexts }>;

/** `ConsentBar` of `@mawkib/ui`, on the server only. Null in the browser. */
export const ServedConsentBarContext = createContext<Bar | null>(null);

const ConsentBarPart = latePart(() =>
  import('./SiteConsentBar.tsx').then(({ default: SiteConsentBar }) => SiteConsentBar),
);

const slot = 'mk-consent-bar-slot';
const textOf = ({ heading, summary }: ConsentTexts) => `${heading}\n${summary}`;

/**
 * The consent bar as adopted markup: in the document with the first paint, never hydrated. Its code
 * loads only where the server has not rendered it, or for another language.
 */
export function ConsentBarSlot({ words }: { words: ConsentTexts }) {
  const Served = use(ServedConsentBarContext);
  const [first] = useState(() => ({
    markup:
      typeof document === 'undefined' ? undefined : document.querySelector(`.${slot}`)?.innerHTML,
    text: textOf(words),
  }));
  const content = useMemo(() => ({ __html: first.markup ?? '' }), [first]);
  if (Served) {
    return (
      <div className={slot}>
        <Served words={words} />
      </div>
    );
  }
  if (first.markup === undefined || first.text !== textOf(words)) {
    return <ConsentBarPart words={words} />;
  }
  return (
    <div
      className={slot}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of this site's own server
      dangerouslySetInnerHTML={content}
    />
  );
}
