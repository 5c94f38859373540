import type { StaffOffer } from '@mawkib/api-clients/contracts';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, IconButton } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { formShortcuts } from '../layout/form-shortcuts.ts';
import { LeaveDialog } from '../layout/LeaveDialog.tsx';
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
  const element = useRef<HTMLFormElement>(null);
  const isLeaving = useRef(false);
  const [isDeleting, setDeleting] = useState(false);
  const form = useOfferForm(offer, today);
  const { base, draft, conflict, errors, undo, redo, canUndo, canRedo, isBusy, isUnsaved } = form;
  const asks = useEffectEvent(() => isUnsaved && !isLeaving.current);

  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasErrors) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors]);

  const save = async () => {
    const saved = await form.save();
    if (!saved || offer) return;
    isLeaving.current = true;
    navigate(`/${locale}/admin/offers/${encodeURIComponent(saved.id)}`, { replace: true });
  };
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={formShortcuts({ save, undo, redo })}
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
      {hasErrors ? <Notice kind="bad">{t('not_saved')}</Notice> : null}
      {conflict ? (
        <Notice kind="warn">
          {t('changed_by', { name: conflict.updated_by ?? t('someone') })}{' '}
          <Button kind="plain" onClick={() => form.load(conflict)}>
            {t('use_current')}
          </Button>{' '}
          <Button kind="plain" onClick={() => form.keepMine(conflict)}>
            {t('keep_mine')}
          </Button>
        </Notice>
      ) : null}
      <div className={css.bar}>
        <Button type="submit" kind="primary" disabled={isBusy}>
          {t('save')}
        </Button>
        <IconButton icon="undo" label={t('undo')} aria-disabled={!canUndo} onClick={undo} />
        <IconButton icon="redo" label={t('redo')} aria-disabled={!canRedo} onClick={redo} />
        {base ? (
          <span className={css.end}>
            <Button kind="danger" onClick={() => setDeleting(true)}>
              {t('remove')}
            </Button>
          </span>
        ) : null}
      </div>
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
      <LeaveDialog isUnsaved={asks} />
    </form>
  );
}
