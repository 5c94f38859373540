import { ButtonLink, Ltr, RichText, useLinkAdapter, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import type { accordion } from './accordion.definition.js';
import { messages } from './accordion.messages.js';
import { styles } from './accordion.styles.js';

type Fields = BlockProps<typeof accordion>['groups'][number]['fields'];

export function AccordionContent({ fields }: { fields: Fields }) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { formHref } = useLinkAdapter();
  if (fields.type === 'form') {
    const { form_id: formId } = fields;
    const href = formHref?.({ type: 'form', formId }) ?? `#form-${formId ?? ''}`;
    return <ButtonLink href={href}>{t('to_form')}</ButtonLink>;
  }
  if (fields.type === 'html') return <RichText html={fields.html} />;
  const { fields: values, groups } = fields.calculator_config;
  return groups.map((group) => (
    <div key={group.label}>
      <p className={css.groupLabel}>{group.label}</p>
      <dl className={css.values}>
        {values
          .filter(({ key }) => group.fields.includes(key))
          .map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <Ltr>{value}</Ltr>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  ));
}
