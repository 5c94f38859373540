import type { StaffOffer } from '@mawkib/api-clients/contracts/content';
import { useStyles } from '@mawkib/ui/styles';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../controls/Button.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { VersionedForm } from '../form/VersionedForm.tsx';
import { DeleteOfferDialog } from './DeleteOfferDialog.tsx';
import { FigureList } from './figures/FigureList.tsx';
import { OfferFields } from './OfferFields.tsx';
import { OfferStatus } from './OfferStatus.tsx';
import { OfferUsage } from './OfferUsage.tsx';
import { offerStyles } from './offer.styles.ts';
import { offerMessages } from './offer-messages.ts';
import { useOfferForm } from './use-offer-form.ts';

interface OfferFormProps {
  /** Null: a new offer. */
  offer: StaffOffer | null;
  others: readonly StaffOffer[];
  /** The market's day. */
  today: string;
}

/** The form of an offer, with undo, deletion, and what to do when it was changed elsewhere. */
export function OfferForm({ offer, others, today }: OfferFormProps) {
  const css = useStyles(offerStyles);
  const t = useTexts(offerMessages);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [isDeleting, setDeleting] = useState(false);
  const form = useOfferForm(offer, today);
  const { base, draft, errors } = form;
  return (
    <VersionedForm
      form={form}
      isNew={offer === null}
      isLeaving={isLeaving}
      onMade={({ id }) =>
        navigate(`/${locale}/admin/offers/${encodeURIComponent(id)}`, { replace: true })
      }
      texts={{ notSaved: t('not_saved'), changedBy: (name) => t('changed_by', { name }) }}
      end={
        base ? (
          <span className={css.end}>
            <Button kind="danger" onClick={() => setDeleting(true)}>
              {t('remove')}
            </Button>
          </span>
        ) : null
      }
    >
      {base ? <OfferStatus offer={base} /> : null}
      <FigureList
        figures={draft.figures}
        stored={base?.resolved}
        currency={base?.currency ?? others[0]?.currency}
        errors={errors}
        onChange={(figures, path, isTyping) => form.change({ figures }, path, isTyping)}
      />
      <OfferFields form={form} isNew={base === null} others={others} />
      {base ? <OfferUsage id={base.id} /> : null}
      {isDeleting && base ? (
        <DeleteOfferDialog
          offer={base}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            isLeaving.current = true;
            navigate(`/${locale}/admin/offers`);
          }}
        />
      ) : null}
    </VersionedForm>
  );
}
