import type { StaffOrderInFull } from '@mawkib/api-clients/contracts/staff';
import { formatDateTime, isolate } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { Fragment } from 'react';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { orderMessages } from './order-messages.ts';

/** The terms that the buyer accepted, with their version and time; nothing without terms. */
export function OrderTerms({ terms }: Pick<StaffOrderInFull, 'terms'>) {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  const { locale } = useLanguage();
  if (terms.length === 0) return null;
  return (
    <section className={css.part}>
      <h3 className={css.sectionTitle}>{t('terms')}</h3>
      <dl className={css.facts}>
        {terms.map(({ key, version, accepted_at }) => (
          <Fragment key={key}>
            <dt>
              <bdi dir="ltr">{key}</bdi>
            </dt>
            <dd>
              {t('terms_version', {
                version: isolate(version, 'ltr'),
                time: formatDateTime(accepted_at, locale),
              })}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
