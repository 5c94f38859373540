import { cancelStaffOrder, type StaffOrderInFull } from '@mawkib/api-clients/contracts/staff';
import { formatMoney } from '@mawkib/core/money';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { useVendorName } from '../use-vendor-name.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { actionStyles } from './action.styles.ts';
import { actionMessages } from './action-messages.ts';
import { isReason, ReasonField } from './ReasonField.tsx';
import { useOrderAction } from './use-order-action.ts';

export interface OrderDialogProps {
  order: StaffOrderInFull;
  onClose(): void;
}

/** Cancels an order with a reason, and frees its car or keeps it reserved. */
export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const own = useStyles(actionStyles);
  const t = useTexts(actionMessages);
  const { locale } = useLanguage();
  const vendorName = useVendorName();
  const [reason, setReason] = useState('');
  const [isFree, setFree] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const { order_number: number, actions, customer, payments } = order;
  const { isBusy, error, run } = useOrderAction(cancelStaffOrder, {
    done: t('cancelled'),
    onDone: onClose,
  });
  const confirm = () => {
    setChecked(true);
    if (!isReason(reason)) return;
    run({ params: { number }, body: { reason: reason.trim(), free_vehicle: isFree } });
  };
  const money = () => {
    if (actions.refund) {
      const amount = formatMoney(actions.refund.left, locale);
      return t('money_back', { amount, vendor: vendorName(order.vendor_uuid) });
    }
    const isRunning = payments.some(({ state }) => ['pending', 'placing', 'paid'].includes(state));
    return t(isRunning ? 'money_running' : 'money_none');
  };
  return (
    <ActionDialog
      title={t('cancel_title', { number })}
      confirm={t('cancel_now')}
      isDangerous
      effects={[
        t(isFree ? 'car_free' : 'car_kept'),
        money(),
        t(customer ? 'mails_both' : 'mails_none'),
        t('no_undo'),
      ]}
      isBusy={isBusy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} isChecked={isChecked} />
      <label className={own.choice}>
        <input
          type="checkbox"
          checked={isFree}
          onChange={({ target }) => setFree(target.checked)}
        />
        {t('free_vehicle')}
      </label>
    </ActionDialog>
  );
}
