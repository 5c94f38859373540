import { extendStaffOrder } from '@mawkib/api-clients/contracts/staff';
import { formatDateTime } from '@mawkib/core/locale';
import { addDays, parseISO } from 'date-fns';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { actionMessages } from './action-messages.ts';
import type { OrderDialogProps } from './CancelDialog.tsx';
import { readUntil, UntilField, untilText } from './UntilField.tsx';
import { useOrderAction } from './use-order-action.ts';

const maxDays = 30;

/** Extends the deadline for confirming an order. */
export function ExtendDialog({ order, onClose }: OrderDialogProps) {
  const t = useTexts(actionMessages);
  const { locale } = useLanguage();
  // The proposal stays while the dialog is open, even if the deadline changes.
  const [text, setText] = useState(() => untilText(addDays(parseISO(order.expires_at), 1)));
  const { order_number: number, expires_at } = order;
  const { isBusy, error, run } = useOrderAction(extendStaffOrder, {
    done: t('extended'),
    onDone: onClose,
  });
  const until = readUntil(text, expires_at, maxDays);
  return (
    <ActionDialog
      title={t('extend_title', { number })}
      confirm={t('extend_now')}
      effects={[
        ...(until ? [t('extend_link', { time: formatDateTime(until, locale) })] : []),
        t('extend_car'),
        t('extend_mails'),
      ]}
      isBusy={isBusy}
      error={error}
      onConfirm={() => until && run({ params: { number }, body: { until: until.toISOString() } })}
      onClose={onClose}
    >
      <UntilField value={text} onChange={setText} present={expires_at} days={maxDays} />
    </ActionDialog>
  );
}
