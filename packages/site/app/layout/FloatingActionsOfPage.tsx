import {
  type BlockFloatingActions,
  type FloatingActions,
  floatingArea,
} from '@mawkib/core/settings';
import type { FloatingActionAreaProps } from '@mawkib/ui';
import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react';

const Nothing = () => null;

/** Without it a page lacks a convenience; a chunk that does not come is no error. */
const FloatingActionsChunk = lazy<ComponentType<FloatingActionAreaProps>>(() =>
  import('./FloatingActions.tsx').catch(() => ({ default: Nothing })),
);

interface FloatingActionsOfPageProps {
  configured: FloatingActions;
  /** What a block on the page says. */
  supplied: BlockFloatingActions | null;
  /** The area begins anew, closed, on each path. */
  path: string;
}

/** The floating area of a page. It weighs nothing in a document: it comes once the page works. */
export function FloatingActionsOfPage({ configured, supplied, path }: FloatingActionsOfPageProps) {
  const [isWorking, setIsWorking] = useState(false);
  useEffect(() => startTransition(() => setIsWorking(true)), []);
  const area = floatingArea(configured, supplied);
  if (!isWorking || area.kind === 'hidden') return null;
  return (
    <Suspense>
      <FloatingActionsChunk key={path} area={area} />
    </Suspense>
  );
}
