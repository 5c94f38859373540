import type { StrategyKey } from '@mawkib/core/dynamic-content';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { Field } from '../../layout/Field.tsx';
import type { EntryDraft } from '../entry-draft.ts';
import { navigationMessages } from '../navigation-messages.ts';
import { useEntryField } from './use-entry-field.ts';

const strategyKeys = [
  'brand_from_url',
  'offers',
  'external_stock_list',
] as const satisfies readonly StrategyKey[];

/** The condition of an entry: a check and its argument. A key of the market's own lists is kept. */
export function ConditionFields() {
  const control = useStyles(controlStyles);
  const t = useTexts(navigationMessages);
  const { value, set } = useEntryField<EntryDraft['dc_strategy']>('dc_strategy');
  const { error } = useEntryField('dc_strategy.key');
  const { error: valueError } = useEntryField('dc_strategy.value');
  const isOther = value !== null && !strategyKeys.some((key) => key === value.key);
  return (
    <>
      <Field label={t('condition')} error={error}>
        {(facts) => (
          <select
            {...facts}
            className={control.input}
            value={value?.key ?? ''}
            onChange={({ target }) =>
              set(target.value ? { key: target.value, value: value?.value ?? '' } : null)
            }
          >
            <option value="">{t('always')}</option>
            {strategyKeys.map((key) => (
              <option key={key} value={key}>
                {t(key)}
              </option>
            ))}
            {isOther ? <option value={value.key}>{value.key}</option> : null}
          </select>
        )}
      </Field>
      {value ? (
        <Field label={t('condition_value')} error={valueError}>
          {(facts) => (
            <input
              {...facts}
              className={control.input}
              dir="ltr"
              value={value.value}
              onChange={({ target }) => set({ ...value, value: target.value })}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
