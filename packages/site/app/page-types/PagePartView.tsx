import { Suspense } from 'react';
import type { PagePart } from './load-page-part.server.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { pageParts } from './page-parts.ts';
import type { PartProps } from './part-context.ts';

/** Part that the site adds above or below the blocks of a page, by the page's type. */
export function PagePartView(props: PartProps<PagePart>) {
  return (
    <PartBoundary place={props.place}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
}

function Part(props: PartProps<PagePart>) {
  const Component = pageParts.use(props.part.kind);
  return <Component {...props} />;
}
