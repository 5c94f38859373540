import { type FeedMapping, feedFields } from '@mawkib/stock-locator/feed';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Button, IconButton } from '../../../controls/Button.tsx';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { useFieldName } from '../use-field-name.ts';
import { constantsOf, withConstant } from './mapping-edits.ts';
import { mappingMessages } from './mapping-messages.ts';

interface ConstantsProps {
  mapping: FeedMapping;
  onChange(mapping: FeedMapping): void;
}

/** Fields that have one value in all rows. */
export function Constants({ mapping, onChange }: ConstantsProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(mappingMessages);
  const fieldName = useFieldName();
  const [added, setAdded] = useState('');
  const taken = new Set(mapping.columns.map(({ field }) => field));
  const free = [...feedFields(mapping.target).keys()].filter((field) => !taken.has(field));
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{t('constants')}</h2>
      <p className={css.small}>{t('constants_help')}</p>
      {constantsOf(mapping).map(({ field, constant }) => (
        <div key={field} className={css.bar}>
          <label className={css.field}>
            <span>{fieldName(field)}</span>
            <input
              dir="auto"
              className={control.input}
              maxLength={1_000}
              value={constant}
              onChange={({ target }) => onChange(withConstant(mapping, field, target.value))}
            />
          </label>
          <IconButton
            icon="close"
            label={`${t('remove')} ${fieldName(field)}`}
            onClick={() => onChange(withConstant(mapping, field, null))}
          />
        </div>
      ))}
      <div className={css.bar}>
        <select
          aria-label={t('field')}
          className={control.input}
          style={{ inlineSize: 'auto' }}
          value={added}
          onChange={({ target }) => setAdded(target.value)}
        >
          <option value="">{t('field')}</option>
          {free.map((field) => (
            <option key={field} value={field}>
              {fieldName(field)}
            </option>
          ))}
        </select>
        <Button
          kind="plain"
          disabled={added === ''}
          onClick={() => {
            onChange(withConstant(mapping, added, ''));
            setAdded('');
          }}
        >
          {t('add_constant')}
        </Button>
      </div>
    </section>
  );
}
