import { isRecord } from '@mawkib/core/guards';
import type { Money } from '@mawkib/core/money';

/** An order of an electric vehicle, as its page shows it. */
export interface EvOrderView {
  /**
   * `unpaid`: the deposit is due; `free`: there is none; `checking`: the payment is not confirmed
   * yet; `paid`; `cancelled`: the cancellation has begun.
   */
  state: 'unpaid' | 'free' | 'checking' | 'paid' | 'cancelled';
  /** A deposit was paid before the cancellation. */
  isPaid: boolean;
  deposit: Money | null;
  createdAt: string | null;
  /** The buyer's data is shown to the browser that ordered. */
  buyer: { model: string; name: string; email: string } | null;
  /** True if it can be cancelled now; `until`: the deadline, null if there is none. */
  cancel: { isAllowed: boolean; until: string | null };
}

/** Data of an order, of this or of another service: unknown fields are ignored. */
export interface EvOrderData {
  Status?: string | undefined;
  CreatedDate?: string | undefined;
  payment_status?: string | undefined;
  cancellable?: boolean | undefined;
  cancellable_until?: string | null | undefined;
  deposit?: unknown;
  lead?: Readonly<Record<string, unknown>> | undefined;
}

/** `isReturning`: the buyer returns from the payment provider, which may not have confirmed yet. */
export function evOrderView(
  data: EvOrderData,
  { isReturning = false }: { isReturning?: boolean } = {},
): EvOrderView {
  const isPaid = data.payment_status === 'paid';
  const deposit = moneyOf(data.deposit);
  const { lead } = data;
  return {
    state: stateOf(data, { isPaid, deposit, isReturning }),
    isPaid,
    deposit,
    createdAt: data.CreatedDate ?? null,
    buyer: lead
      ? {
          model: textOf(lead.model),
          name: [textOf(lead.first_name), textOf(lead.last_name)].filter(Boolean).join(' '),
          email: textOf(lead.email),
        }
      : null,
    cancel: { isAllowed: data.cancellable === true, until: data.cancellable_until ?? null },
  };
}

function stateOf(
  { Status }: EvOrderData,
  {
    isPaid,
    deposit,
    isReturning,
  }: { isPaid: boolean; deposit: Money | null; isReturning: boolean },
): EvOrderView['state'] {
  if (Status === 'cancellation_initialized') return 'cancelled';
  if (isPaid) return 'paid';
  if (!deposit) return 'free';
  return isReturning ? 'checking' : 'unpaid';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function moneyOf(value: unknown): Money | null {
  if (!isRecord(value)) return null;
  const { amount, currency } = value;
  return typeof amount === 'number' && typeof currency === 'string' ? { amount, currency } : null;
}
