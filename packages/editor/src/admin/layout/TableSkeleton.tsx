import { useStyles } from '@mawkib/ui/styles';
import { controlMessages } from '../../controls/control-messages.ts';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useTexts } from '../../language/use-language.ts';
import { screenStyles } from '../../shell/screen.styles.ts';
import { adminStyles } from './admin.styles.ts';

const widths = ['62%', '48%', '70%', '54%', '66%', '44%'];

/** Placeholder of a table while its rows load. */
export function TableSkeleton({
  columns,
  rows = 6,
}: {
  columns: readonly string[];
  rows?: number;
}) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(controlMessages);
  return (
    <div className={`${screen.tableFrame} ${css.waiting}`} aria-busy="true">
      <p className={control.hidden} role="status">
        {t('loading')}
      </p>
      <table className={screen.table} aria-hidden="true">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without content never move
            <tr key={row}>
              {columns.map((column, at) => (
                <td key={column}>
                  <span
                    className={css.bone}
                    style={{ inlineSize: widths[(row + at) % widths.length] }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
