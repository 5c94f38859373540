import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode } from 'react';
import { adminStyles } from './admin.styles.ts';

/** Message for an empty list: the reason and the next step. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  const css = useStyles(adminStyles);
  return (
    <div className={css.empty}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}
