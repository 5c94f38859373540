import {
  extendStaffHold,
  listStaffHolds,
  type StaffHold,
} from '@mawkib/api-clients/contracts/staff';
import { formatDateTime } from '@mawkib/core/locale';
import { addMinutes, parseISO } from 'date-fns';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { readUntil, UntilField, untilText } from '../actions/UntilField.tsx';
import { useOrderAction } from '../actions/use-order-action.ts';
import { holdMessages } from './hold-messages.ts';

export interface HoldDialogProps {
  hold: StaffHold;
  onClose(): void;
}

const maxDays = 1;

/** Extends the hold of a buyer. */
export function ExtendHoldDialog({ hold, onClose }: HoldDialogProps) {
  const t = useTexts(holdMessages);
  const { locale } = useLanguage();
  const [text, setText] = useState(() => untilText(addMinutes(parseISO(hold.expires_at), 30)));
  const { isBusy, error, run } = useOrderAction(extendStaffHold, {
    done: t('extended'),
    onDone: onClose,
    affected: [listStaffHolds],
  });
  const { vehicle, since, expires_at } = hold;
  const until = readUntil(text, expires_at, maxDays);
  const confirm = () => {
    if (!until) return;
    run({ params: { vehicle_id: vehicle.id }, body: { since, until: until.toISOString() } });
  };
  return (
    <ActionDialog
      title={t('extend_of', { vehicle: vehicle.name })}
      confirm={t('extend')}
      effects={[
        ...(until ? [t('extend_car', { time: formatDateTime(until, locale) })] : []),
        t('extend_page'),
      ]}
      isBusy={isBusy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <UntilField value={text} onChange={setText} present={expires_at} days={maxDays} />
    </ActionDialog>
  );
}
