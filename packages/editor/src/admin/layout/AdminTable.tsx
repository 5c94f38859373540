import { ScrollRegion } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { ReactNode, Ref } from 'react';
import { screenStyles } from '../../shell/screen.styles.ts';
import { adminStyles } from './admin.styles.ts';

interface AdminTableProps {
  /** Name of the region that scrolls. */
  label: string;
  columns: readonly string[];
  /** Name of a last column with a button per row. */
  action?: string | false;
  ref?: Ref<HTMLElement>;
  /** Rows. */
  children: ReactNode;
}

/** A table of the administration; its rows are cards on a phone. */
export function AdminTable({ label, columns, action, ref, children }: AdminTableProps) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  return (
    <ScrollRegion {...(ref && { ref })} className={screen.tableFrame} label={label}>
      <table className={`${screen.table} ${css.stack}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {action && <th aria-label={action} />}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}
