import { endStaffHold, listStaffHolds } from '@mawkib/api-clients/contracts/staff';
import { useTexts } from '../../../language/use-language.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { useOrderAction } from '../actions/use-order-action.ts';
import type { HoldDialogProps } from './ExtendHoldDialog.tsx';
import { holdMessages } from './hold-messages.ts';

/** Ends the hold of a buyer. */
export function EndHoldDialog({ hold, onClose }: HoldDialogProps) {
  const t = useTexts(holdMessages);
  const { isBusy, error, run } = useOrderAction(endStaffHold, {
    done: t('ended'),
    onDone: onClose,
    affected: [listStaffHolds],
  });
  const { vehicle, since } = hold;
  return (
    <ActionDialog
      title={t('end_of', { vehicle: vehicle.name })}
      confirm={t('end_now')}
      isDangerous
      effects={[t('end_car'), t('end_buyer'), ...(hold.paying ? [t('end_money')] : [])]}
      isBusy={isBusy}
      error={error}
      onConfirm={() => run({ params: { vehicle_id: vehicle.id }, body: { since } })}
      onClose={onClose}
    />
  );
}
