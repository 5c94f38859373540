export type PayingVendor = 'STRIPE' | 'PAYPAL' | 'LIQPAY';

const json = async (url: string, headers = {}) => (await fetch(url, { headers })).json();
/** The sandbox's own key. */
const stripeHeaders = { authorization: 'Bearer sk_test_sandbox' };

/** Number of captured payments at a vendor of the sandbox. */
export async function capturedAt(vendors: string, vendor: PayingVendor): Promise<number> {
  if (vendor === 'STRIPE') {
    const { data } = await json(`${vendors}/v1/payment_intents?limit=100`, stripeHeaders);
    return data.filter((intent: { amount_received: number }) => intent.amount_received > 0).length;
  }
  const state = await json(`${vendors}/_sandbox/state/${vendor.toLowerCase()}`);
  if (vendor === 'LIQPAY') {
    return state.payments.filter(({ status }: { status: string }) => status === 'success').length;
  }
  return state.orders.flatMap(
    ({ payments }: { payments: string }) => payments.match(/capture /g) ?? [],
  ).length;
}

/** Pays the newest payment as its payer does, but never returns to the market. */
export async function payWithoutReturn(vendors: string, vendor: PayingVendor): Promise<void> {
  const post = (path: string, body: Record<string, string>, headers = {}) =>
    fetch(vendors + path, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(body),
    });
  if (vendor === 'STRIPE') {
    const { data } = await json(`${vendors}/v1/payment_intents?limit=1`, stripeHeaders);
    await post(
      `/v1/payment_intents/${data[0].id}/confirm`,
      { payment_method: 'pm_card_visa', return_url: 'https://market.test/' },
      stripeHeaders,
    );
  } else if (vendor === 'PAYPAL') {
    const { orders } = await json(`${vendors}/_sandbox/state/paypal`);
    await post(`/checkoutnow?token=${orders[0].id}`, { choice: 'approve' });
  } else {
    const { payments } = await json(`${vendors}/_sandbox/state/liqpay`);
    await post('/_sandbox/liqpay/decide', { order_id: payments[0].order_id, choice: 'pay' });
  }
}

/** Numbers of orders in the mails to an address. */
export async function mailedNumbers(vendors: string, address: string): Promise<string[]> {
  const mails: { text: string }[] = await json(
    `${vendors}/_sandbox/mails?to=${encodeURIComponent(address)}`,
  );
  return [...new Set(mails.flatMap(({ text }) => text.match(/MK-[0-9A-Z]{4}-[0-9A-Z]{4}/g) ?? []))];
}
