import { useGranted } from '@mawkib/core/react';
import { layoutPartAttribute } from '@mawkib/ui/markup';
import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { LayoutData } from '../../market-data/layout-data.server.ts';
import { withRetailer } from '../../market-data/with-retailer.ts';
import { useVisitorRetailer } from '../../retailer-bar/visitor-retailer.ts';
import type { ServiceFiles } from './load-service-files.ts';
import { styles } from './service-navigation.styles.ts';
import { useServiceFiles } from './use-service-files.ts';

/** Response of the navigation service. */
export type ServedNavigation = NonNullable<LayoutData['service']>;

/**
 * Navigation from the configured service: its markup, styles and scripts. The site's own navigation
 * (`children`) is shown until all files have arrived, and permanently if one fails or is late. Files
 * from other hosts wait for the visitor's consent. Site document, sections 2 and 7.
 */
export function ServiceNavigation({
  service,
  children,
}: {
  service: ServedNavigation;
  children: ReactNode;
}) {
  const isAllowed = useGranted('optional');
  const files = useServiceFiles(service, isAllowed || !service.isForeign);
  return files ? <PlacedNavigation {...service} files={files} /> : children;
}

function PlacedNavigation({
  html: shared,
  template,
  files,
}: ServedNavigation & { files: ServiceFiles }) {
  const css = useStyles(styles);
  const retailer = useVisitorRetailer();
  const html =
    retailer && template
      ? withRetailer(template, { name: retailer.name, url: retailer.href ?? '' })
      : shared;
  const content = useMemo(() => ({ __html: html }), [html]);
  useLayoutEffect(() => {
    files.show();
    return () => files.hide();
  }, [files]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scripts find the markup they belong to
  useLayoutEffect(() => files.run(), [files, html]);
  return (
    <div
      className={css.root}
      {...{ [layoutPartAttribute]: 'navigation' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the navigation service
      dangerouslySetInnerHTML={content}
    />
  );
}
