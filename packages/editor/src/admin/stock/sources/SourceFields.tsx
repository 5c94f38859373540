import {
  importModes,
  type StockSource,
  stockSourceKinds,
} from '@mawkib/api-clients/contracts/stock';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { Field } from '../../layout/Field.tsx';
import { stockMessages } from '../stock-messages.ts';

export type SourceForm = Pick<
  StockSource,
  'id' | 'label' | 'kind' | 'mapping' | 'mode' | 'url' | 'file' | 'schedule' | 'enabled'
>;

interface SourceFieldsProps {
  form: SourceForm;
  isNew: boolean;
  /** Names of the mappings there are. */
  mappings: readonly string[];
  /** Errors of the service by field. */
  errors: readonly { field: string; message: string }[] | undefined;
  onChange(form: SourceForm): void;
}

/** Fields of a source, depending on its kind. */
export function SourceFields({ form, isNew, mappings, errors = [], onChange }: SourceFieldsProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(stockMessages);
  const set = (change: Partial<SourceForm>) => onChange({ ...form, ...change });
  const errorOf = (field: keyof SourceForm) =>
    errors.find((error) => error.field === field || error.field.endsWith(`.${field}`))?.message;
  return (
    <>
      <Field label={t('label')} error={errorOf('label')}>
        {(facts) => (
          <input
            {...facts}
            className={control.input}
            maxLength={120}
            data-autofocus=""
            value={form.label}
            onChange={({ target }) => set({ label: target.value })}
          />
        )}
      </Field>
      {isNew && (
        <Field label={t('id')} help={t('id_help')} error={errorOf('id')}>
          {(facts) => (
            <input
              {...facts}
              dir="ltr"
              className={control.input}
              placeholder="dubai-used"
              pattern="[a-z0-9][a-z0-9\-]*"
              maxLength={63}
              spellCheck={false}
              value={form.id}
              onChange={({ target }) =>
                set({ id: target.value.toLowerCase().replace(/\s+/g, '-') })
              }
            />
          )}
        </Field>
      )}
      <Field label={t('kind')} error={errorOf('kind')}>
        {(facts) => (
          <select
            {...facts}
            className={control.input}
            value={form.kind}
            onChange={({ target }) => set({ kind: target.value as SourceForm['kind'] })}
          >
            {stockSourceKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind_${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {form.kind === 'url' && (
        <Field label={t('url')} error={errorOf('url')}>
          {(facts) => (
            <input
              {...facts}
              type="url"
              dir="ltr"
              className={control.input}
              placeholder="https://"
              value={form.url ?? ''}
              onChange={({ target }) => set({ url: target.value.trim() || null })}
            />
          )}
        </Field>
      )}
      {form.kind === 'folder' && (
        <Field label={t('file')} error={errorOf('file')}>
          {(facts) => (
            <input
              {...facts}
              dir="ltr"
              className={control.input}
              placeholder="used/stock.csv"
              value={form.file ?? ''}
              onChange={({ target }) => set({ file: target.value.trim() || null })}
            />
          )}
        </Field>
      )}
      {(form.kind === 'url' || form.kind === 'folder') && (
        <Field label={t('schedule')} help={t('schedule_help')} error={errorOf('schedule')}>
          {(facts) => (
            <input
              {...facts}
              dir="ltr"
              className={control.input}
              placeholder="0 6 * * *"
              spellCheck={false}
              value={form.schedule ?? ''}
              onChange={({ target }) => set({ schedule: target.value || null })}
            />
          )}
        </Field>
      )}
      {form.kind !== 'push' && (
        <Field label={t('mode')} help={t(`mode_${form.mode}_help`)} error={errorOf('mode')}>
          {(facts) => (
            <select
              {...facts}
              className={control.input}
              value={form.mode}
              onChange={({ target }) => set({ mode: target.value as SourceForm['mode'] })}
            >
              {importModes.map((mode) => (
                <option key={mode} value={mode}>
                  {t(`mode_${mode}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={t('mapping')} error={errorOf('mapping')}>
        {(facts) => (
          <select
            {...facts}
            className={control.input}
            value={form.mapping ?? ''}
            onChange={({ target }) => set({ mapping: target.value || null })}
          >
            <option value="">{t('no_mapping')}</option>
            {mappings.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <label className={css.actions}>
        <input
          type="checkbox"
          className={control.switch}
          checked={form.enabled}
          onChange={({ target }) => set({ enabled: target.checked })}
        />
        {t('enabled')}
      </label>
    </>
  );
}
