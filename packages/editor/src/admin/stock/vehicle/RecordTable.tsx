import type { StockRecord } from '@mawkib/api-clients/contracts/stock';
import { defaultMarket } from '@mawkib/core/locale';
import { ScrollRegion } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { screenStyles } from '../../../shell/screen.styles.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { stockMessages } from '../stock-messages.ts';
import { useFieldName } from '../use-field-name.ts';
import { FieldDialog } from './FieldDialog.tsx';
import { valueText } from './record-kind.ts';

interface RecordTableProps {
  record: StockRecord;
  isBusy: boolean;
  /** Resolves to whether it was saved. */
  onChange(edited: StockRecord['edited'], reset: string[]): Promise<boolean>;
}

/** Fields of a vehicle with imported and edited values. */
export function RecordTable({ record, isBusy, onChange }: RecordTableProps) {
  const css = useStyles(adminStyles);
  const screen = useStyles(screenStyles);
  const t = useTexts(stockMessages);
  const { locale } = useLanguage();
  const fieldName = useFieldName();
  const [open, setOpen] = useState<string | null>(null);
  const { imported, edited } = record;
  const fields = [...new Set([...Object.keys(imported), ...Object.keys(edited)])];
  const currency = String(edited.currency ?? imported.currency ?? defaultMarket.currency);
  const show = (field: string, value: unknown) =>
    valueText(field, value, { locale, currency }) ?? t('no_value');
  return (
    <>
      <p className={css.small}>{t('edit_help')}</p>
      <ScrollRegion className={screen.tableFrame} label={t('tab_vehicle')}>
        <table className={`${screen.table} ${css.stack}`}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('imported')}</th>
              <th scope="col">{t('edited')}</th>
              <th aria-label={t('edit')} />
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => {
              const isEdited = Object.hasOwn(edited, field);
              const name = fieldName(field);
              return (
                <tr key={field} data-edited={isEdited || undefined}>
                  <th scope="row">{name}</th>
                  <td data-label={t('imported')}>
                    <bdi className={css.reason}>{show(field, imported[field])}</bdi>
                  </td>
                  <td data-label={t('edited')}>
                    {isEdited && (
                      <strong>
                        <bdi className={css.reason}>{show(field, edited[field])}</bdi>
                      </strong>
                    )}
                  </td>
                  <td>
                    <span className={css.actions}>
                      <Button
                        kind="plain"
                        disabled={isBusy}
                        aria-label={t('edit_field', { field: name })}
                        onClick={() => setOpen(field)}
                      >
                        {t('edit')}
                      </Button>
                      {isEdited && (
                        <Button
                          disabled={isBusy}
                          aria-label={t('reset_field', { field: name })}
                          onClick={() => void onChange({}, [field])}
                        >
                          {t('reset')}
                        </Button>
                      )}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      {open !== null && (
        <FieldDialog
          field={open}
          name={fieldName(open)}
          value={Object.hasOwn(edited, open) ? edited[open] : imported[open]}
          currency={currency}
          isBusy={isBusy}
          onClose={() => setOpen(null)}
          onSave={async (value) => {
            if (await onChange({ [open]: value }, [])) setOpen(null);
          }}
        />
      )}
    </>
  );
}
