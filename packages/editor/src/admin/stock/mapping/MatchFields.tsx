import type { ImportFile } from '@mawkib/api-clients/contracts/stock';
import { localize } from '@mawkib/core/locale';
import { type FeedMapping, mappingWarnings } from '@mawkib/stock-locator/feed';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { Field } from '../../layout/Field.tsx';
import { withMatch } from './mapping-edits.ts';
import { mappingMessages } from './mapping-messages.ts';

interface MatchFieldsProps {
  mapping: FeedMapping;
  columns: ImportFile['columns'] | undefined;
  onChange(mapping: FeedMapping): void;
}

/** Fields that match rows to stored vehicles: id, else VIN, else composite key. */
export function MatchFields({ mapping, columns, onChange }: MatchFieldsProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(mappingMessages);
  const { locale } = useLanguage();
  const { match } = mapping;
  const named = [...mapping.columns.map(({ column }) => column), match.id, match.vin];
  const names = new Set(
    [...(columns?.map(({ name }) => name) ?? []), ...named].flatMap((name) => name ?? []),
  );
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{t('match')}</h2>
      <p className={css.small}>{t('match_help')}</p>
      <div className={css.bar} style={{ alignItems: 'flex-start' }}>
        {(['id', 'vin'] as const).map((by) => (
          <Field key={by} label={t(`match_${by}`)}>
            {(facts) => (
              <select
                {...facts}
                className={control.input}
                value={match[by] ?? ''}
                onChange={({ target }) => onChange(withMatch(mapping, by, target.value))}
              >
                <option value="">{t('none')}</option>
                {[...names].map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
        <Field label={t('match_key')} help={t('match_key_help', { example: '{make}-{lot}' })}>
          {(facts) => (
            <input
              {...facts}
              dir="ltr"
              className={control.input}
              spellCheck={false}
              value={match.key ?? ''}
              onChange={({ target }) => onChange(withMatch(mapping, 'key', target.value))}
            />
          )}
        </Field>
      </div>
      <div aria-live="polite">
        {mappingWarnings(mapping).map(({ path, text }) => (
          <Notice key={`${path} ${text.en}`} kind="warn">
            {localize(text, locale)}
          </Notice>
        ))}
      </div>
    </section>
  );
}
