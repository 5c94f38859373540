import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { adminStyles } from './admin.styles.ts';

/** Nothing is there: why, and what to do next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  const css = useStyles(adminStyles);
  return (
    <div className={css.empty}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}
