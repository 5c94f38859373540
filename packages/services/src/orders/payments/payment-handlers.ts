import {
  createPayment,
  createPaypalOrder,
  getLiqpayCheckoutData,
} from '@mawkib/api-clients/contracts';
import type { PaymentRow } from '../../db/schema/payments.js';
import { type HandlerOptions, type Implementation, implementWith } from '../../http/implement.js';
import { fromDecimal } from '../../payment-providers/decimal-amount.js';
import { paymentErrors } from '../payment-refusals.js';
import { asking, begun, describe, end, holdEnd, name } from './beginnings.js';
import type { PaymentVendors } from './payment-vendors.js';

const implement = implementWith<'config' | 'market' | 'db' | 'clock'>();

/** The beginnings of payments. Site document, sections 3 and 7. */
export function paymentHandlers(
  { stripe, paypal, liqpay }: PaymentVendors,
  limited: HandlerOptions,
): Implementation[] {
  const claimFirst = { ...limited, idempotency: 'claim-first' as const };
  return [
    implement(
      createPayment,
      async ({ headers, body }, context) => {
        const { payment: requested, stripe_account_id } = body;
        const begin = () =>
          begun(context, {
            vendor: 'STRIPE',
            amount: requested.amount,
            currency: requested.currency,
            company_uuid: requested.company_uuid,
            vehicle_id: requested.vehicle_id,
            lock_id: headers['Order-Lock'],
            capture: requested.capture_method,
            account: stripe_account_id,
          });
        const intentOf = async ({ id, account, ...payment }: PaymentRow) => {
          const options = { account: account ?? undefined };
          if (payment.vendor_id) return stripe.getIntent(payment.vendor_id, options);
          const { amount_minor: amount, currency, capture, vehicle_id } = payment;
          const metadata = { payment_id: id, ...(vehicle_id && { vehicle_id }) };
          const made = await stripe.createIntent(
            { amount, currency, capture, metadata },
            { ...options, idempotencyKey: `create-${id}` },
          );
          await name(context, id, made.id);
          return made;
        };
        let payment = await begin();
        let intent = await asking(() => intentOf(payment));
        if (intent.status === 'canceled' && payment.state === 'pending') {
          await end(context, payment.id);
          payment = await begin();
          intent = await asking(() => intentOf(payment));
        }
        return {
          data: {
            stripe_payment_intent_id: intent.id,
            client_secret: intent.client_secret ?? '',
            status: intent.status,
            ...(payment.account && { stripe_account_id: payment.account }),
          },
        };
      },
      claimFirst,
    ),

    implement(
      createPaypalOrder,
      async ({ headers, body }, context) => {
        const payment = await begun(context, {
          vendor: 'PAYPAL',
          amount: fromDecimal(body.amount_value, body.amount_currency_code),
          currency: body.amount_currency_code,
          company_uuid: body.company_uuid,
          vehicle_id: body.vehicle_id,
          lock_id: headers['Order-Lock'],
          capture: undefined,
        });
        const { origin } = context.config;
        const checkout = `${origin}/${context.locale}/showroom-order-online/checkout`;
        const order = await asking(async () =>
          payment.vendor_id
            ? paypal.find(payment.vendor_id)
            : paypal.create({
                id: payment.id,
                amount: payment.amount_minor,
                currency: payment.currency,
                capture: payment.capture,
                description: await describe(context, payment),
                returnUrl: `${checkout}?payment=paypal`,
                cancelUrl: `${checkout}?payment=cancelled`,
                requestId: `create-${payment.id}`,
              }),
        );
        if (!payment.vendor_id) await name(context, payment.id, order.id);
        return {
          data: {
            paypal_order_id: order.id,
            status: order.status,
            ...(order.approveUrl && { approve_url: order.approveUrl }),
          },
        };
      },
      claimFirst,
    ),

    implement(
      getLiqpayCheckoutData,
      async ({ headers, query }, context) => {
        const { origin, payments: config } = context.config;
        const resultUrl = query.result_url || undefined;
        if (resultUrl !== undefined && !isOwn(resultUrl, origin)) {
          throw paymentErrors.foreignAddress('result_url');
        }
        const payment = await begun(context, {
          vendor: 'LIQPAY',
          amount: fromDecimal(String(query.amount), query.currency.toUpperCase()),
          currency: query.currency,
          company_uuid: query.company_uuid,
          vehicle_id: undefined,
          lock_id: headers['Order-Lock'],
          capture: undefined,
        });
        const signed = await asking(async () =>
          liqpay.sign({
            id: payment.id,
            amount: payment.amount_minor,
            currency: payment.currency,
            capture: payment.capture,
            description: query.description || (await describe(context, payment)),
            // Its checkout speaks Ukrainian and English alone.
            language: query.language === 'uk' ? 'uk' : 'en',
            paytypes: query.paytypes,
            resultUrl,
            serverUrl: `${origin}/services/purchase/webhooks/liqpay`,
            // Not to be paid any more once its hold is over.
            expiresAt: payment.lock_id ? holdEnd(context) : undefined,
          }),
        );
        if (!payment.vendor_id) await name(context, payment.id, payment.id);
        return {
          data: {
            ...signed,
            liqpay_order_id: payment.id,
            checkout_url: `${config.liqpay.apiUrl}/api/3/checkout`,
          },
        };
      },
      limited,
    ),
  ];
}

const isOwn = (address: string, origin: string): boolean =>
  URL.canParse(address, origin) && new URL(address, origin).origin === origin;
