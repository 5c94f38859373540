import type { ResponseOf } from '@mawkib/api-clients/contracts';
import type { getStaffOrder } from '@mawkib/api-clients/contracts/staff';
import { useStyles } from '@mawkib/ui/styles';
import { Fragment } from 'react';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { orderMessages } from './order-messages.ts';

interface Props {
  choices: ResponseOf<typeof getStaffOrder>['data']['choices'];
}

/** Choices of the buyer in the steps of the order. */
export function OrderChoices({ choices = [] }: Props) {
  const css = useStyles(adminStyles);
  const t = useTexts(orderMessages);
  if (choices.length === 0) return null;
  return (
    <section className={css.part}>
      <h3 className={css.sectionTitle}>{t('choices')}</h3>
      <dl className={css.facts}>
        {choices.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
