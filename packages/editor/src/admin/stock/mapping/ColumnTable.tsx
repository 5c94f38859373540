import type { ImportFile } from '@mawkib/api-clients/contracts/stock';
import { type FeedMapping, feedFields } from '@mawkib/stock-locator/feed';
import { ScrollRegion } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { screenStyles } from '../../../shell/screen.styles.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { useFieldName } from '../use-field-name.ts';
import { Cells } from './Cells.tsx';
import { ColumnOptionFields } from './ColumnOptionFields.tsx';
import { fieldsOf, withField, withOptions } from './mapping-edits.ts';
import { mappingMessages } from './mapping-messages.ts';

interface ColumnTableProps {
  mapping: FeedMapping;
  /** Columns of the file; without a file, those of the mapping. */
  columns: ImportFile['columns'] | undefined;
  onChange(mapping: FeedMapping): void;
}

/** Columns of the file with sample values and their field. */
export function ColumnTable({ mapping, columns, onChange }: ColumnTableProps) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(mappingMessages);
  const fieldName = useFieldName();
  const fields = [...feedFields(mapping.target).keys()];
  const named = mapping.columns.flatMap(({ column }) => (column === undefined ? [] : [column]));
  const shown = columns ?? [...new Set(named)].map((name) => ({ name, values: [] }));
  return (
    <ScrollRegion className={screen.tableFrame} label={t('column')}>
      <table className={`${screen.table} ${css.stack}`}>
        <thead>
          <tr>
            {(['column', 'values', 'field', 'options'] as const).map((heading) => (
              <th key={heading} scope="col">
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, values }) => {
            const [mapped] = fieldsOf(mapping, name);
            return (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td data-label={t('values')}>
                  <span className={css.reason}>
                    <Cells values={values.slice(0, 4)} />
                  </span>
                </td>
                <td>
                  <select
                    aria-label={`${name}: ${t('field')}`}
                    className={control.input}
                    value={mapped?.field ?? ''}
                    onChange={({ target }) => onChange(withField(mapping, name, target.value))}
                  >
                    <option value="">{t('not_used')}</option>
                    {fields.map((field) => (
                      <option key={field} value={field}>
                        {fieldName(field)}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  {name === mapping.match.id && (
                    <span className={screen.quiet}>{t('match_id')}</span>
                  )}
                  {mapped && (
                    <ColumnOptionFields
                      mapped={mapped}
                      target={mapping.target}
                      values={values}
                      onChange={(options) => onChange(withOptions(mapping, mapped, options))}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
