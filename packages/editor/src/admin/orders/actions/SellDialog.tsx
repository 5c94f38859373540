import { sellStaffOrder } from '@mawkib/api-clients/contracts/staff';
import { useTexts } from '../../../language/use-language.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { actionMessages } from './action-messages.ts';
import type { OrderDialogProps } from './CancelDialog.tsx';
import { useOrderAction } from './use-order-action.ts';

/** Marks the car of an order as sold, or as reserved again. */
export function SellDialog({ order, sold, onClose }: OrderDialogProps & { sold: boolean }) {
  const t = useTexts(actionMessages);
  const { isBusy, error, run } = useOrderAction(sellStaffOrder, {
    done: t(sold ? 'sold' : 'unsold'),
    onDone: onClose,
  });
  const { order_number: number } = order;
  return (
    <ActionDialog
      title={t(sold ? 'sell_title' : 'unsell_title')}
      confirm={t(sold ? 'sell_now' : 'unsell')}
      effects={
        sold
          ? [t('sell_stock'), t('sell_cancel'), t('sell_mails'), t('sell_undo')]
          : [t('unsell_stock'), t('sell_mails')]
      }
      isBusy={isBusy}
      error={error}
      onConfirm={() => run({ params: { number }, body: { sold } })}
      onClose={onClose}
    />
  );
}
