import type { FlowParts } from './buyer-flow.js';

const reason = 'Found at the handover';

/** Staff open a buyer's order, then refund a part or the rest, or cancel it. */
export async function staffFlow(
  staff: Record<string, string>,
  { origin, ledger }: FlowParts,
): Promise<void> {
  const known = ledger.buyers.filter(({ numbers }) => numbers.size > 0);
  const record = known[Math.floor(Math.random() * known.length)];
  const [number] = record?.numbers ?? [];
  if (!record || !number) return;
  const path = `/staff/orders/${encodeURIComponent(number)}`;
  const opened = await ledger.send(origin, { method: 'GET', path, headers: staff });
  if (!opened.data) {
    ledger.faults.push(`order ${number} is gone: ${opened.status} ${opened.code}`);
    return;
  }
  const { refund, cancel } = opened.data.actions;
  const turn = Math.random();
  if (refund && turn < 0.6) {
    const { amount: left, currency } = refund.left;
    const amount = refund.parts && turn < 0.4 && left > 1 ? Math.ceil(left / 3) : left;
    const body = { amount, currency, left, reason };
    await ledger.send(
      origin,
      { method: 'POST', path: `${path}/refunds`, body, headers: staff },
      ({ data }) => {
        if (data) record.refunds.push(amount);
      },
    );
  } else if (cancel) {
    if (record.cancellation === 'none') record.cancellation = 'requested';
    await ledger.send(
      origin,
      { method: 'POST', path: `${path}/cancel`, body: { reason }, headers: staff },
      ({ data }) => {
        if (data?.status === 'cancelled') record.cancellation = 'acknowledged';
      },
    );
  }
}
