import {
  createOffer,
  getOfferUsage,
  listStaffOffers,
  type StaffOffer,
  updateOffer,
} from '@mawkib/api-clients/contracts/content';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useTexts } from '../../language/use-language.ts';
import { useVersionedForm } from '../form/use-versioned-form.ts';
import { blankOffer, draftOf, type OfferFormDraft, offerOf } from './offer-form-draft.ts';
import { offerMessages } from './offer-messages.ts';

/** Form state of an offer, with saving. */
export function useOfferForm(offer: StaffOffer | null, today: string) {
  const t = useTexts(offerMessages);
  const { isBusy, error, run } = useOperationMutation([listStaffOffers, getOfferUsage]);
  const form = useVersionedForm<StaffOffer, OfferFormDraft>({
    ...{ stored: offer, draftOf, blank: () => blankOffer(today), isBusy, error },
    send(draft, base) {
      const options = { successMessage: t('saved') };
      const body = offerOf(draft);
      if (!base) return run(createOffer, { body: { ...body, id: draft.id.trim() } }, options);
      const { id, version } = base;
      return run(updateOffer, { params: { id }, body: { ...body, version } }, options);
    },
  });
  return {
    ...form,
    change: (changes: Partial<OfferFormDraft>, path: string, isTyping = true) =>
      form.change((before) => ({ ...before, ...changes }), path, isTyping),
  };
}

export type OfferForm = ReturnType<typeof useOfferForm>;
