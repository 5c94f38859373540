import type { ImportFile } from '@mawkib/api-clients/contracts/stock';
import type { FeedMapping } from '@mawkib/stock-locator/feed';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { Field } from '../../layout/Field.tsx';
import { mappingMessages } from './mapping-messages.ts';

interface SkippedRowsProps {
  mapping: FeedMapping;
  file: ImportFile | undefined;
  onChange(mapping: FeedMapping): void;
}

/** How many rows stand above the header of a CSV file; empty: as detected in each file. */
export function SkippedRows({ mapping, file, onChange }: SkippedRowsProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(mappingMessages);
  if (file?.format.kind !== 'csv') return null;
  const detected = file.format.skip_rows ?? 0;
  return (
    <div className={css.bar}>
      <Field label={t('skip_rows')} help={t('skip_rows_help', { count: detected })}>
        {(facts) => (
          <input
            {...facts}
            className={control.input}
            type="number"
            min={0}
            max={100}
            placeholder={String(detected)}
            value={mapping.skipRows ?? ''}
            onChange={({ target }) => {
              const { skipRows: _, ...detecting } = mapping;
              const count = target.valueAsNumber;
              const isCount = Number.isInteger(count) && count >= 0 && count <= 100;
              onChange(isCount ? { ...detecting, skipRows: count } : detecting);
            }}
          />
        )}
      </Field>
    </div>
  );
}
