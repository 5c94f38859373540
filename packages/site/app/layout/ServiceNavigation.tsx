import { useGranted } from '@mawkib/core/react';
import { layoutPartAttribute } from '@mawkib/ui/markup';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { LayoutData } from '../market-data/layout-data.server.ts';
import { withRetailer } from '../market-data/with-retailer.ts';
import { nonceOf } from '../metaheads/apply-metaheads.ts';
import { useVisitorRetailer } from '../retailer-bar/visitor-retailer.ts';

/** Response of the navigation service. */
export type ServedNavigation = NonNullable<LayoutData['service']>;

/**
 * Navigation from the configured service: its markup, styles and scripts. If its files come from
 * other hosts, it is shown only with the visitor's consent; until then the site's own navigation
 * (`children`) is shown. Site document, sections 2 and 7.
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

function PlacedNavigation({ html: shared, template, css, js }: ServedNavigation) {
  const retailer = useVisitorRetailer();
  const html =
    retailer && template
      ? withRetailer(template, { name: retailer.name, url: retailer.href ?? '' })
      : shared;
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

/** Runs scripts for the current markup; removes them on cleanup. */
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
