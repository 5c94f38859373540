import type { StaffOffer } from '@mawkib/api-clients/contracts/content';
import { useStyles } from '@mawkib/ui/styles';
import { useTexts } from '../../language/use-language.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { offerMessages } from './offer-messages.ts';

const marks = { shown: 'done', under_review: 'failed', scheduled: 'active', ended: 'waiting' };

/** State of an offer, with a coloured mark. */
export function OfferState({ state }: Pick<StaffOffer, 'state'>) {
  const css = useStyles(adminStyles);
  const t = useTexts(offerMessages);
  return (
    <span className={css.state} data-state={marks[state]}>
      {t(`state_${state}`)}
    </span>
  );
}
