import { refundStaffOrder, type StaffOrderInFull } from '@mawkib/api-clients/contracts/staff';
import { parseNumber } from '@mawkib/core/locale';
import { formatMoney, type Money, minorDigits, toMajor, toMoney } from '@mawkib/core/money';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { controlStyles } from '../../../controls/controls.styles.ts';
import { useLanguage, useTexts } from '../../../language/use-language.ts';
import { Field } from '../../layout/Field.tsx';
import { useVendorName } from '../use-vendor-name.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { actionMessages } from './action-messages.ts';
import { isReason, ReasonField } from './ReasonField.tsx';
import { useOrderAction } from './use-order-action.ts';

interface RefundDialogProps {
  order: StaffOrderInFull;
  refundable: NonNullable<StaffOrderInFull['actions']['refund']>;
  onClose(): void;
}

/** Refunds the payment of an order in whole or in part. */
export function RefundDialog({ order, refundable: { left, parts }, onClose }: RefundDialogProps) {
  const control = useStyles(controlStyles);
  const t = useTexts(actionMessages);
  const { locale } = useLanguage();
  const vendorName = useVendorName();
  const [text, setText] = useState(String(toMajor(left)));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { order_number: number, vendor_uuid } = order;
  const { isBusy, error, run } = useOrderAction(refundStaffOrder, {
    done: t('refund_asked'),
    onDone: onClose,
  });
  const amount = readAmount(text, left);
  const shown = (money: Money) => formatMoney(money, locale);
  const confirm = () => {
    setChecked(true);
    if (!amount || !isReason(reason)) return;
    const body = { ...amount, left: left.amount, reason: reason.trim() };
    run({ params: { number }, body });
  };
  const rest = { ...left, amount: left.amount - (amount?.amount ?? 0) };
  return (
    <ActionDialog
      title={t('refund_title', { number })}
      confirm={amount ? t('refund_now', { amount: shown(amount) }) : t('refund_plain')}
      isDangerous
      effects={[
        ...(amount
          ? [
              t('money_back', { amount: shown(amount), vendor: vendorName(vendor_uuid) }),
              rest.amount > 0 ? t('refund_rest', { rest: shown(rest) }) : t('refund_whole'),
            ]
          : []),
        t('refund_order'),
        t(order.customer ? 'refund_mails' : 'mails_none'),
      ]}
      isBusy={isBusy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label={t('amount', { currency: left.currency })}
        help={parts ? t('amount_help', { left: shown(left) }) : t('amount_whole_only')}
        error={amount ? undefined : t('amount_wrong', { left: shown(left) })}
      >
        {(facts) => (
          <input
            {...facts}
            data-autofocus=""
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            readOnly={!parts}
            className={control.input}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <ReasonField value={reason} onChange={setReason} isChecked={isChecked} />
    </ActionDialog>
  );
}

/** Null for text that is no amount up to `left`, or has more decimals than the currency. */
export function readAmount(text: string, left: Money): Money | null {
  const major = parseNumber(text);
  if (major === null) return null;
  const decimals = String(major).split('.')[1]?.length ?? 0;
  const money = toMoney(major, left.currency);
  const fits = decimals <= minorDigits(left.currency) && money.amount <= left.amount;
  return fits && money.amount > 0 ? money : null;
}
