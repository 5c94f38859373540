import { navAreas } from '@mawkib/api-clients/contracts/content';
import { useStyles } from '@mawkib/ui/styles';
import { controlStyles } from '../../controls/controls.styles.ts';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { Field } from '../layout/Field.tsx';
import type { NavArea } from './entry-draft.ts';
import { ConditionFields } from './fields/ConditionFields.tsx';
import { IconSelect } from './fields/IconSelect.tsx';
import { LinkList, PanelFields } from './fields/PanelFields.tsx';
import { PictureField } from './fields/PictureField.tsx';
import { TextFields } from './fields/TextFields.tsx';
import { UrlField } from './fields/UrlField.tsx';
import { useEntryField } from './fields/use-entry-field.ts';
import { navigationStyles } from './navigation.styles.ts';
import { navigationMessages } from './navigation-messages.ts';

/** All fields of an entry. An entry of the footer has links but no panel. */
export function EntryFields() {
  const css = useStyles(navigationStyles);
  const admin = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(navigationMessages);
  const { value: area, error, set } = useEntryField<NavArea>('area');
  const { value: children } = useEntryField<readonly object[]>('children');
  return (
    <>
      <div className={css.fields}>
        <TextFields path="label" name="label" />
        <UrlField path="url" />
        <Field label={t('area')} error={error}>
          {(facts) => (
            <select
              {...facts}
              className={control.input}
              value={area}
              onChange={({ target }) => set(target.value as NavArea)}
            >
              {navAreas.map((one) => (
                <option key={one} value={one}>
                  {t(`area_${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {area === 'footer' ? <PictureField path="image_id" /> : <IconSelect />}
        <ConditionFields />
      </div>
      {area === 'footer' ? (
        <section className={admin.section}>
          <h2 className={admin.sectionTitle}>{t('links')}</h2>
          <LinkList path="children" />
        </section>
      ) : (
        <>
          <PanelFields />
          <details className={admin.section} open={children.length > 0 || undefined}>
            <summary className={admin.sectionTitle}>{t('children')}</summary>
            <p className={admin.lead}>{t('children_help')}</p>
            <LinkList path="children" />
          </details>
        </>
      )}
    </>
  );
}
