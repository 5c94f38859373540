import { useGranted } from '@mawkib/core/react';
import { layoutPartAttribute } from '@mawkib/ui/markup';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { LayoutData } from '../market-data/layout-data.server.ts';
import { nonceOf } from '../metaheads/apply-metaheads.ts';

/** What the navigation service gave. */
export type ServedNavigation = NonNullable<LayoutData['service']>;

/**
 * The navigation of the configured service: its markup with its styles and scripts. One whose files
 * come from other hosts waits for the visitor's consent; until then, and without it, the site's own
 * navigation (`children`) stands there. Site document, sections 2 and 7.
 */
export function ServiceNavigation({
  service,
  children,
}: {
  service: ServedNavigation;
  children: ReactNode;
}) {
  const isAllowed = useGranted('optional');
  if (service.isForeign && !isAllowed) return children;
  return <PlacedNavigation {...service} />;
}

function PlacedNavigation({ html, css, js }: ServedNavigation) {
  const content = useMemo(() => ({ __html: html }), [html]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scripts find the markup they belong to
  useEffect(() => runScripts(js), [js, html]);
  return (
    <>
      {css.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {/** biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the navigation service */}
      <div {...{ [layoutPartAttribute]: 'navigation' }} dangerouslySetInnerHTML={content} />
    </>
  );
}

/** Scripts run anew with the markup that they work on; what goes with it is taken away. */
function runScripts(addresses: readonly string[]): () => void {
  const nonce = nonceOf(document);
  const scripts = addresses.map((src) => {
    const script = document.createElement('script');
    Object.assign(script, { src, async: false, nonce });
    document.head.append(script);
    return script;
  });
  return () => {
    for (const script of scripts) script.remove();
  };
}
