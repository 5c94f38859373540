/** An amount in PayPal's format: `{ currency_code: 'USD', value: '100.00' }`. */
export interface Money {
  currency_code: string;
  value: string;
}

export type PaymentStatus =
  | 'CREATED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'CAPTURED'
  | 'VOIDED'
  | 'REFUNDED'
  | 'PARTIALLY_REFUNDED'
  | 'PARTIALLY_CAPTURED';

/** A capture, an authorization or a refund ("Payments" in PayPal's REST documentation). */
export interface Payment {
  id: string;
  kind: 'capture' | 'authorization' | 'refund';
  status: PaymentStatus;
  amount: Money;
  orderId: string;
  /** A capture's authorization, or a refund's capture. */
  parentId: string | null;
  customId: string | undefined;
  invoiceId: string | undefined;
  time: number;
}

export type OrderStatus = 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';

export interface PurchaseUnit {
  reference_id: string;
  amount: Money & { [field: string]: unknown };
  custom_id?: string;
  invoice_id?: string;
  [field: string]: unknown;
}

/** An order with internal fields of the sandbox. */
export interface Order {
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  status: OrderStatus;
  units: PurchaseUnit[];
  payments: Payment[];
  returnUrl: string | undefined;
  cancelUrl: string | undefined;
  /** The payer chose the funding source that fails. */
  isDeclined: boolean;
  /** With `payment_source.paypal` the approval link has another name. */
  hasSource: boolean;
  created: number;
}

/** Amount in hundredths, for comparisons. */
export const hundredths = ({ value }: Money): number => Math.round(Number(value) * 100);
export const moneyOf = (count: number, currency_code: string): Money => ({
  currency_code,
  value: (count / 100).toFixed(2),
});
