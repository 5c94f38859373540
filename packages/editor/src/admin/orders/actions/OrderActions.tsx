import type { StaffOrderInFull } from '@mawkib/api-clients/contracts/staff';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { useTexts } from '../../../language/use-language.ts';
import { adminStyles } from '../../layout/admin.styles.ts';
import { useHeldFocus } from '../../live/use-held-focus.ts';
import { actionMessages } from './action-messages.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { SellDialog } from './SellDialog.tsx';

type Action = 'cancel' | 'refund' | 'extend' | 'resend' | 'sell' | 'unsell';

/** Buttons for the allowed actions of an order. Each opens a dialog. */
export function OrderActions({ order }: { order: StaffOrderInFull }) {
  const css = useStyles(adminStyles);
  const t = useTexts(actionMessages);
  const [open, setOpen] = useState<Action | null>(null);
  const { actions } = order;
  const frame = useHeldFocus(actions);
  const [mail] = actions.mails;
  const offered = (
    [
      ['sell', actions.sell],
      ['unsell', actions.unsell],
      ['extend', actions.extend],
      ['resend', mail !== undefined],
      ['refund', actions.refund !== null],
      ['cancel', actions.cancel],
    ] as const
  ).flatMap(([action, isOffered]) => (isOffered ? [action] : []));
  const close = () => setOpen(null);
  return (
    <section ref={frame} className={css.part} tabIndex={-1}>
      <h3 className={css.sectionTitle}>{t('title')}</h3>
      {offered.length === 0 && <p className={css.small}>{t('none')}</p>}
      <div className={css.actions}>
        {offered.map((action) => (
          <Button
            key={action}
            kind={action === 'cancel' || action === 'refund' ? 'danger' : 'plain'}
            onClick={() => setOpen(action)}
          >
            {t(action)}
          </Button>
        ))}
      </div>
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {open === 'refund' && actions.refund && (
        <RefundDialog order={order} refundable={actions.refund} onClose={close} />
      )}
      {open === 'extend' && <ExtendDialog order={order} onClose={close} />}
      {open === 'resend' && mail && <ResendDialog order={order} mail={mail} onClose={close} />}
      {(open === 'sell' || open === 'unsell') && (
        <SellDialog order={order} sold={open === 'sell'} onClose={close} />
      )}
    </section>
  );
}
