import { useStyles } from '@mawkib/ui/styles';
import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import type { StaffBarProps } from './StaffBar.tsx';
import { slotStyles } from './staff-bar-slot.styles.ts';

const Nothing = () => null;

/** Its code is loaded for staff alone. */
const StaffBarChunk = lazy<ComponentType<StaffBarProps>>(() =>
  import('./StaffBar.tsx').catch(() => ({ default: Nothing })),
);

/** Place of the staff bar, which is loaded once the page works. Only for signed-in staff. */
export function StaffBarSlot(props: StaffBarProps) {
  const css = useStyles(slotStyles);
  const [isWorking, setIsWorking] = useState(false);
  useEffect(() => startTransition(() => setIsWorking(true)), []);
  return (
    <div className={css.root} data-surface="black" data-print="hidden">
      {isWorking ? (
        <Suspense>
          <StaffBarChunk {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
