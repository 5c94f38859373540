import { createLiqpayCall, type LiqpayCall } from '../../../payment-providers/liqpay-vendor.js';
import { payAtVendor } from '../../order-kill/pay-at-vendor.js';
import type { MemoryLiqpay } from '../vendors/memory-liqpay.js';
import { both } from './both.js';
import type { MirroredVendor } from './mirrored-vendor.js';

type Response = Awaited<ReturnType<LiqpayCall>>;

const view = ({ result, code, status, amount, currency, refund_amount }: Response) =>
  result === 'error' && status !== 'failure'
    ? { code }
    : { status, currency, amount: Number(amount), refunded: Number(refund_amount) };

/** LiqPay in memory beside the sandbox's, which is called by the product's client. */
export function mirroredLiqpay(
  simulated: MemoryLiqpay,
  { sandbox, payments, report }: MirroredVendor,
): MemoryLiqpay & { compare(): Promise<void> } {
  const real = createLiqpayCall(payments);
  const paid = new Set<string>();
  const call: LiqpayCall = (values, attempts) =>
    both(
      {
        what: `LiqPay ${values.action} ${values.order_id} ${values.amount ?? ''}`,
        simulated: () => simulated.call(values, attempts),
        real: () => real(values, attempts),
        view,
      },
      report,
    );

  return {
    call,
    pay: () => false,
    async payForm(form, good) {
      if (!(await simulated.payForm(form, good))) return false;
      const { order_id: id } = JSON.parse(Buffer.from(form.data, 'base64').toString());
      paid.add(id);
      await payAtVendor(sandbox, 'LIQPAY', { id, ...form }, good);
      return true;
    },
    async refundByHand(id) {
      const before = await simulated.call({ action: 'status', order_id: id }, 1);
      if (!(await simulated.refundByHand(id))) return false;
      const amount = Number(before.amount) - Number(before.refund_amount);
      await real({ action: 'refund', order_id: id, amount: amount.toFixed(2) }, 1);
      return true;
    },
    money: simulated.money,
    async compare() {
      for (const order_id of paid) await call({ action: 'status', order_id }, 1);
    },
  };
}
