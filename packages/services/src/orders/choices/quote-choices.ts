import type { OrderChoices, OrderQuote } from '@mawkib/api-clients/contracts/purchase';
import { toMoney } from '@mawkib/core/money';
import { monthlyQuote } from '@mawkib/stock-locator/engine';
import type { DueNow } from '../due-now.js';
import type { OrderOffers } from './order-offers.js';

type Line = OrderQuote['lines'][number];

/** Costs of a vehicle with the buyer's choices; `due` is the deposit of the hold, taken or not yet. */
export function quoteChoices(
  { vehicle, entry, payments, plan }: OrderOffers,
  choices: OrderChoices,
  due: DueNow,
): OrderQuote {
  const { currency } = vehicle;
  const paid = choices.payment ?? { option: payments[0]?.option ?? 'cash' };
  const price = payments.find(({ option }) => option === paid.option)?.price ?? null;
  const lines: Line[] = [];
  if (price !== null) {
    const terms = choices.payment?.plan;
    const financed =
      paid.option === 'cash' && plan && terms
        ? monthlyQuote(
            plan,
            { state: vehicle.state, price },
            { deposit: terms.deposit, term: terms.months },
          )
        : null;
    if (financed) {
      lines.push({ key: 'plan_deposit', amount: financed.deposit, currency });
      lines.push({ key: 'plan', amount: financed.payment, currency, period: 'month' });
    } else if (paid.option === 'cash') lines.push({ key: 'vehicle', amount: price, currency });
    else lines.push({ key: paid.option, amount: price, currency, period: 'month' });
  }
  for (const { key, title, amount, period, included, currency: own } of entry.packs) {
    if (included || !choices.service_packs?.includes(key)) continue;
    lines.push({
      key: `pack:${key}`,
      label: title,
      ...toMoney(amount, own ?? currency),
      ...(period === 'month' && { period }),
    });
  }
  const { location } = choices;
  if (location?.kind === 'delivery') {
    const area = entry.delivery.find(({ key }) => key === location.area);
    if (area) {
      lines.push({
        key: 'delivery',
        label: area.name,
        ...toMoney(area.amount, area.currency ?? currency),
      });
    }
  }
  const once = lines
    .filter((line) => line.period === undefined && line.currency === currency)
    .reduce((sum, { amount }) => sum + amount, 0);
  const { now, charged } = due;
  const isKnown = price !== null && (now.amount === 0 || now.currency === currency);
  return {
    lines,
    due_now: now,
    ...(charged && { charged }),
    due_later: isKnown ? { amount: Math.max(0, once - now.amount), currency } : null,
  };
}
