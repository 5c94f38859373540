import {
  deleteOffer,
  getOfferUsage,
  listStaffOffers,
  type StaffOffer,
} from '@mawkib/api-clients/contracts/content';
import { localize } from '@mawkib/core/locale';
import { failureText } from '../../api/failure-text.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { UsageList } from './OfferUsage.tsx';
import { offerMessages } from './offer-messages.ts';

interface DeleteOfferDialogProps {
  offer: StaffOffer;
  onClose(): void;
  onDeleted(): void;
}

/** Confirms the deletion of an offer and names the pages that lose it. */
export function DeleteOfferDialog({ offer, onClose, onDeleted }: DeleteOfferDialogProps) {
  const t = useTexts(offerMessages);
  const { locale } = useLanguage();
  const { id, version } = offer;
  const name = localize(offer.title, locale) || id;
  const { data: usage } = useOperationQuery(getOfferUsage, { params: { id } });
  const { isBusy, error, run } = useOperationMutation([listStaffOffers]);
  const remove = async () => {
    const input = { params: { id }, query: { version } };
    if (await run(deleteOffer, input, { successMessage: t('removed', { name }) })) onDeleted();
  };
  return (
    <Dialog
      title={t('remove_title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button data-autofocus="" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" disabled={isBusy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('remove_text')}</p>
      {usage && usage.data.length > 0 ? (
        <>
          <p>{t('remove_used')}</p>
          <UsageList pages={usage.data} />
        </>
      ) : null}
      {error ? <Notice kind="bad">{failureText(error, locale)}</Notice> : null}
    </Dialog>
  );
}
