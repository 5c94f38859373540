import {
  type BlockFloatingActions,
  type FloatingActions,
  floatingArea,
} from '@mawkib/core/settings';
import type { FloatingActionAreaProps } from '@mawkib/ui';
import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react';

const Nothing = () => null;

/** Optional for the page, so a chunk that fails to load is not an error. */
const FloatingActionsChunk = lazy<ComponentType<FloatingActionAreaProps>>(() =>
  import('./FloatingActions.tsx').catch(() => ({ default: Nothing })),
);

interface FloatingActionsOfPageProps {
  configured: FloatingActions;
  /** Actions that a block of the page supplies. */
  supplied: BlockFloatingActions | null;
  /** Resets and closes the actions when it changes. */
  path: string;
}

/** The floating actions of a page. Not part of the document; loaded once the page works. */
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
