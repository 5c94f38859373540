import { describe, expect, it } from 'vitest';
import { paypalShop } from '../testing/paypal-shop.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

const test = testSandbox();
const { api, approved } = paypalShop(test);

describe('an authorization', () => {
  const authorization = async () => {
    const { body } = await api(`${await approved('AUTHORIZE')}/authorize`, {});
    return `/v2/payments/authorizations/${body.purchase_units[0].payments.authorizations[0].id}`;
  };

  it('is captured, and what was captured is refunded', async () => {
    const path = await authorization();
    expect((await api(path)).body.status).toBe('CREATED');
    const amount = { currency_code: 'USD', value: '100.00' };
    const { body } = await api(`${path}/capture`, { amount });
    expect(body).toMatchObject({ status: 'COMPLETED', amount });
    expect((await api(`${path}/void`, {})).body.details[0].issue).toBe('PREVIOUSLY_CAPTURED');
    const refund = await api(`/v2/payments/captures/${body.id}/refund`, {});
    expect(refund.body).toMatchObject({ status: 'COMPLETED', amount });
    const twice = await api(`/v2/payments/captures/${body.id}/refund`, {});
    expect(twice.body.details[0].issue).toBe('CAPTURE_FULLY_REFUNDED');
  });

  it('is voided, and then not captured', async () => {
    const path = await authorization();
    expect((await api(`${path}/void`, {})).status).toBe(204);
    expect((await api(path)).body.status).toBe('VOIDED');
    expect((await api(`${path}/capture`, {})).body.details[0].issue).toBe('AUTHORIZATION_VOIDED');
  });
});

describe('webhooks', () => {
  it('are verified by the verification call, which rejects changed ones', async () => {
    const webhook = await api('/v1/notifications/webhooks', {
      url: `${test.inbox.url}/paypal`,
      event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }],
    });
    await api(`${await approved()}/capture`, {});
    await test.sandbox.deliveries.idle();
    expect(test.inbox.received).toHaveLength(1);
    const [received] = test.inbox.received;
    if (!received) throw new Error('nothing arrived');
    const { body, headers } = received;
    const event = JSON.parse(body);
    expect(event).toMatchObject({
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { custom_id: 'lock-7' },
    });
    const verify = async (webhook_event: unknown) => {
      const { body: said } = await api('/v1/notifications/verify-webhook-signature', {
        auth_algo: headers['paypal-auth-algo'],
        cert_url: headers['paypal-cert-url'],
        transmission_id: headers['paypal-transmission-id'],
        transmission_sig: headers['paypal-transmission-sig'],
        transmission_time: headers['paypal-transmission-time'],
        webhook_id: webhook.body.id,
        webhook_event,
      });
      return said.verification_status;
    };
    expect(await verify(event)).toBe('SUCCESS');
    expect(await verify({ ...event, event_type: 'OTHER' })).toBe('FAILURE');
  });
});
