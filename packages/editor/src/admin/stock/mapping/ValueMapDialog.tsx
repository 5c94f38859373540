import type { MappedColumn } from '@mawkib/stock-locator/feed';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { useTexts } from '../../../language/use-language.ts';
import { Field } from '../../layout/Field.tsx';
import { stockMessages } from '../stock-messages.ts';
import { mappingMessages } from './mapping-messages.ts';

interface ValueMapDialogProps {
  column: MappedColumn;
  /** Values of the column in the file. */
  samples: readonly string[];
  onClose(): void;
  onSave(values: MappedColumn['values']): void;
}

/** Dialog to map values of a column. Values without a replacement stay unchanged. */
export function ValueMapDialog({ column, samples, onClose, onSave }: ValueMapDialogProps) {
  const control = useStyles(controlStyles);
  const t = useTexts(mappingMessages);
  const ts = useTexts(stockMessages);
  const [values, setValues] = useState<Record<string, string | null>>({ ...column.values });
  const sources = [...new Set([...samples, ...Object.keys(column.values ?? {})])];
  const save = () => {
    const entries = Object.entries(values).filter(([, value]) => value !== '');
    onSave(entries.length > 0 ? Object.fromEntries(entries) : undefined);
  };
  return (
    <Dialog
      title={t('value_map_of', { column: column.column ?? column.field })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ts('cancel')}</Button>
          <Button kind="primary" onClick={save}>
            {ts('save')}
          </Button>
        </>
      }
    >
      <p>{t('value_map_help')}</p>
      {sources.map((source) => (
        <Field key={source} label={source}>
          {(facts) => (
            <input
              {...facts}
              dir="auto"
              className={control.input}
              maxLength={300}
              placeholder={values[source] === null ? ts('no_value') : source}
              value={values[source] ?? ''}
              onChange={({ target }) => setValues({ ...values, [source]: target.value })}
            />
          )}
        </Field>
      ))}
    </Dialog>
  );
}
