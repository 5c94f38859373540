import { defaultMarket } from '@mawkib/core/locale';
import {
  type FeedTarget,
  type FeedUnit,
  feedFields,
  feedUnits,
  type MappedColumn,
} from '@mawkib/stock-locator/feed';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import type { ColumnOptions } from './mapping-edits.ts';
import { mappingMessages } from './mapping-messages.ts';
import { ValueMapDialog } from './ValueMapDialog.tsx';

interface ColumnOptionFieldsProps {
  mapped: MappedColumn;
  target: FeedTarget;
  /** Samples of the column. */
  values: readonly string[];
  onChange(options: ColumnOptions): void;
}

/** Units of the same quantity. */
const sisters: readonly (readonly FeedUnit[])[] = [
  ['km', 'mi'],
  ['hp', 'kW', 'PS'],
  ['l', 'cc'],
  ['kWh'],
];
const mapped = new Set(['choice', 'choices', 'color', 'facet', 'facets']);
const listed = new Set(['choices', 'facets', 'textLists', 'photos']);
const dateFormats = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY'];

/** Options of a mapped column: unit, currency, date format, separator, value map. */
export function ColumnOptionFields({
  mapped: column,
  target,
  values,
  onChange,
}: ColumnOptionFieldsProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(mappingMessages);
  const [isOpen, setOpen] = useState(false);
  const reads = feedFields(target).get(column.field)?.reads;
  if (!reads) return null;
  const unit = reads.kind === 'number' ? reads.unit : undefined;
  const units = feedUnits.filter((one) =>
    sisters.some((group) => unit && group.includes(unit) && group.includes(one)),
  );
  const count = Object.keys(column.values ?? {}).length;
  return (
    <span className={css.actions}>
      {units.length > 1 && (
        <select
          aria-label={t('unit')}
          className={control.input}
          style={{ inlineSize: 'auto' }}
          value={column.unit ?? unit}
          onChange={({ target: { value } }) => onChange({ unit: value as FeedUnit })}
        >
          {units.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
      {reads.kind === 'amount' && (
        <>
          <input
            aria-label={t('currency')}
            dir="ltr"
            className={control.input}
            style={{ inlineSize: '72px' }}
            placeholder={defaultMarket.currency}
            maxLength={3}
            value={column.currency ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ currency: value.toUpperCase() || undefined })
            }
          />
          <label className={css.actions}>
            <input
              type="checkbox"
              checked={column.minorUnits ?? false}
              onChange={({ target: { checked } }) => onChange({ minorUnits: checked || undefined })}
            />
            {t('minor')}
          </label>
        </>
      )}
      {reads.kind === 'date' && (
        <select
          aria-label={t('date_format')}
          className={control.input}
          style={{ inlineSize: 'auto' }}
          value={column.dateFormat ?? ''}
          onChange={({ target: { value } }) => onChange({ dateFormat: value || undefined })}
        >
          <option value="">{t('default_value')}</option>
          {dateFormats.map((format) => (
            <option key={format} value={format}>
              {format}
            </option>
          ))}
        </select>
      )}
      {listed.has(reads.kind) && (
        <input
          aria-label={t('separator')}
          dir="ltr"
          className={control.input}
          style={{ inlineSize: '56px' }}
          placeholder="|"
          maxLength={5}
          value={column.separator ?? ''}
          onChange={({ target: { value } }) => onChange({ separator: value || undefined })}
        />
      )}
      {mapped.has(reads.kind) && (
        <Button kind="plain" onClick={() => setOpen(true)}>
          {count > 0 ? t('value_map_count', { count }) : t('value_map')}
        </Button>
      )}
      {isOpen && (
        <ValueMapDialog
          column={column}
          samples={values}
          onClose={() => setOpen(false)}
          onSave={(map) => {
            onChange({ values: map });
            setOpen(false);
          }}
        />
      )}
    </span>
  );
}
