import { Button, RichText, useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useStyles } from '@mawkib/ui/styles';
import type { Outcome } from '../engine/index.js';
import { orderMessages } from './order.messages.js';
import { HiddenInputs } from './screen/HiddenInputs.js';
import { OutcomeNotice } from './screen/OutcomeNotice.js';
import { Points } from './screen/Points.js';
import { ScreenHead } from './screen/ScreenHead.js';
import { styles } from './screen/screen.styles.js';
import { useSubmitOnce } from './use-submit-once.js';

export interface DetailsStepProps {
  /** Target of the native post `_action=init`; default: the page's address. */
  action?: string;
  /** Hidden inputs of the post, such as `vehicle_id`. */
  hidden?: Readonly<Record<string, string>>;
  /** Duration of a lock in minutes. */
  lockMinutes?: number;
  /** The seller takes a deposit; otherwise the reservation is free. */
  takesPayment?: boolean;
  /** Title of the page; default: "Reserve this car". */
  title?: string | null;
  /** Sanitised texts of the market, below the explanation. */
  notes?: readonly { title: string | null; html: SafeHtml }[];
  /** Reason why the last attempt failed. */
  outcome?: Outcome | undefined;
}

/** Explains the reservation and has the button that takes the lock. */
export function DetailsStep({
  action,
  hidden,
  lockMinutes = 15,
  takesPayment = false,
  title,
  notes = [],
  outcome,
}: DetailsStepProps) {
  const css = useStyles(styles);
  const t = orderMessages(useLocale().locale);
  const { isSending: isStarting, onSubmit } = useSubmitOnce();
  return (
    <div className={css.root}>
      <ScreenHead
        title={title ?? t('details_title')}
        lead={t(takesPayment ? 'details_lead_paid' : 'details_lead')}
      />
      {outcome ? <OutcomeNotice outcome={outcome} /> : null}
      <div>
        <h2 className={css.subtitle}>{t('means_title')}</h2>
        <Points
          points={[
            { title: t('means_hold_title'), text: t('means_hold_text', { count: lockMinutes }) },
            takesPayment
              ? { title: t('means_deposit_title'), text: t('means_deposit_text') }
              : { title: t('means_confirm_title'), text: t('means_confirm_text') },
            { title: t('means_contact_title'), text: t('means_contact_text') },
          ]}
        />
      </div>
      {notes.map((note) => (
        <div key={`${note.title} ${note.html}`}>
          {note.title ? <h2 className={css.subtitle}>{note.title}</h2> : null}
          <RichText html={note.html} />
        </div>
      ))}
      <form method="post" action={action} onSubmit={onSubmit}>
        <HiddenInputs values={{ ...hidden, _action: 'init' }} />
        <div className={css.nextSteps}>
          <Button type="submit" busy={isStarting}>
            {isStarting ? `${t('starting')}…` : t('start')}
          </Button>
          {takesPayment ? null : <p className={css.note}>{t('no_cost')}</p>}
        </div>
      </form>
    </div>
  );
}
