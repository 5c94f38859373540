import { resendStaffOrderMail, type StaffOrderInFull } from '@mawkib/api-clients/contracts/staff';
import { useTexts } from '../../../language/use-language.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { actionMessages, mailMessages } from './action-messages.ts';
import { useOrderAction } from './use-order-action.ts';

interface ResendDialogProps {
  order: StaffOrderInFull;
  mail: StaffOrderInFull['actions']['mails'][number];
  onClose(): void;
}

/** Sends an e-mail to the buyer again. */
export function ResendDialog({ order, mail, onClose }: ResendDialogProps) {
  const t = useTexts(actionMessages);
  const mails = useTexts(mailMessages);
  const { isBusy, error, run } = useOrderAction(resendStaffOrderMail, {
    done: t('resent'),
    onDone: onClose,
  });
  const { order_number: number, customer } = order;
  return (
    <ActionDialog
      title={t('resend_title')}
      confirm={t('resend_now')}
      effects={[
        t('resend_to', { mail: mails(mail), email: `\u2066${customer?.email ?? ''}\u2069` }),
        ...(mail === 'order-cancelled' ? [] : [t('resend_link')]),
      ]}
      isBusy={isBusy}
      error={error}
      onConfirm={() => run({ params: { number }, body: { mail } })}
      onClose={onClose}
    />
  );
}
