import {
  createOffer,
  getOfferUsage,
  listStaffOffers,
  type StaffOffer,
  updateOffer,
} from '@mawkib/api-clients/contracts';
import { useState } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useTexts } from '../../language/use-language.ts';
import { fieldErrors } from '../../page-editor/settings/page-settings.ts';
import { useUndoable } from '../layout/use-undoable.ts';
import { blankOffer, draftOf, type OfferFormDraft, offerOf } from './offer-form-draft.ts';
import { offerMessages } from './offer-messages.ts';

/**
 * An offer while it is edited, and how it is saved. What is typed stays when saving fails or when
 * somebody else has changed the offer.
 */
export function useOfferForm(offer: StaffOffer | null, today: string) {
  const t = useTexts(offerMessages);
  const [base, setBase] = useState(offer);
  const { value: draft, ...history } = useUndoable(() =>
    offer ? draftOf(offer) : blankOffer(today),
  );
  const [saved, setSaved] = useState(draft);
  const [isResolved, setResolved] = useState(false);
  /** Paths that were changed since the last save: their errors are out of date. */
  const [edited, setEdited] = useState<readonly string[]>([]);
  const { isBusy, error, run } = useOperationMutation([listStaffOffers, getOfferUsage]);
  const isStale = error?.code === 'stale_version' && !isResolved;

  const load = (current: StaffOffer) => {
    const next = draftOf(current);
    setBase(current);
    setSaved(next);
    history.load(next);
    setResolved(true);
  };
  /** The saved offer; null if it was not saved. */
  const save = async (): Promise<StaffOffer | null> => {
    if (isBusy) return null;
    setResolved(false);
    setEdited([]);
    const options = { successMessage: t('saved') };
    const body = offerOf(draft);
    const response = base
      ? await run(
          updateOffer,
          { params: { id: base.id }, body: { ...body, version: base.version } },
          options,
        )
      : await run(createOffer, { body: { ...body, id: draft.id.trim() } }, options);
    if (!response) return null;
    setBase(response.data);
    setSaved(draft);
    return response.data;
  };
  return {
    ...history,
    base,
    draft,
    isBusy,
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(saved),
    errors: Object.fromEntries(
      Object.entries(fieldErrors(error)).filter(
        ([field]) => !edited.some((path) => `${field}.`.startsWith(`${path}.`)),
      ),
    ),
    /** What is typed at one path in a row is undone together. */
    change: (changes: Partial<OfferFormDraft>, path: string, isTyping = true) => {
      setEdited((before) => [...before, path]);
      history.change((before) => ({ ...before, ...changes }), isTyping ? path : null);
    },
    /** The offer as somebody else saved it; null unless saving met a newer version. */
    conflict: isStale ? ((error.problem as { current?: StaffOffer }).current ?? null) : null,
    save,
    load,
    /** The next save replaces what somebody else has saved. */
    keepMine: (current: StaffOffer) => {
      setBase(current);
      setResolved(true);
    },
  };
}

export type OfferForm = ReturnType<typeof useOfferForm>;
