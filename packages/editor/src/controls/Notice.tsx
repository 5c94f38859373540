import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { controlStyles } from './controls.styles.ts';
import { Sign } from './Sign.tsx';

/** Permanent message inside a panel or dialog. */
export function Notice({ kind, children }: { kind?: 'bad' | 'warn'; children: ReactNode }) {
  const css = useStyles(controlStyles);
  return (
    <div className={css.notice} data-kind={kind ?? 'plain'}>
      {kind && <Sign name="warning" />}
      <div>{children}</div>
    </div>
  );
}
