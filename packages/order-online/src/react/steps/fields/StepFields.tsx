import { RichText } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import type { OrderStep } from '../../../engine/index.js';
import type { StepFieldsProps } from '../step-fields-props.js';
import { AppointmentFields } from './AppointmentFields.js';
import { LocationFields } from './LocationFields.js';
import { PackFields } from './PackFields.js';
import { PaymentFields } from './PaymentFields.js';
import { TradeInFields } from './TradeInFields.js';

const byType = {
  payment_options: PaymentFields,
  trade_in: TradeInFields,
  service_packs: PackFields,
  location: LocationFields,
  appointment: AppointmentFields,
};

interface Props extends StepFieldsProps {
  type: OrderStep['type'];
  /** Sanitised markup of a `content` step. */
  html: SafeHtml | null;
}

/** Fields of a step by its type. */
export function StepFields({ type, html, ...fields }: Props) {
  if (type === 'content') return html ? <RichText html={html} /> : null;
  const Fields = byType[type];
  return <Fields {...fields} />;
}
