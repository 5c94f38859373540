import {
  createPayment,
  createPaypalOrder,
  getLiqpayCheckoutData,
  marketStripeAccount,
  type PaymentGateway,
  startPayment,
} from '@mawkib/api-clients/contracts/purchase';
import { type Locale, packageLocale } from '@mawkib/core/locale';
import { type Money, minorDigits, toMajor } from '@mawkib/core/money';
import { type OfferedPayment, paypalScriptUrl } from '@mawkib/order-online/engine';
import type { SiteContext } from '../../context/site-context.ts';
import { checkoutAddress } from '../checkout-path.ts';
import type { LockCookie } from '../cookies/lock-cookie.server.ts';

interface Starting {
  lock: LockCookie;
  company: string;
  due: Money;
  locale: Locale;
}

type AtGateway = Starting & { gateway: PaymentGateway };

type Site = Pick<SiteContext, 'call' | 'publicUrl'>;

const decimal = (due: Money) => toMajor(due).toFixed(minorDigits(due.currency));

interface Started {
  /** The vendor's id of the payment. */
  id: string;
  payment: OfferedPayment;
}

const starts: Record<string, (site: Site, starting: AtGateway) => Promise<Started>> = {
  STRIPE: startStripe,
  PAYPAL: startPaypal,
  LIQPAY: startLiqpay,
};

/**
 * Starts the payment of a hold at the hold's vendor, or returns the one that is open already. Null
 * if the market has no keys of the vendor.
 */
export async function startAtVendor(
  site: Site,
  starting: Starting,
  gateway: PaymentGateway | undefined,
): Promise<Started | null> {
  const { vendor } = starting.lock;
  const start = Object.hasOwn(starts, vendor) ? starts[vendor] : undefined;
  if (!start) return startOwn(site, starting);
  return gateway ? start(site, { ...starting, gateway }) : null;
}

const headersOf = ({ lock }: Starting) => ({ 'Order-Lock': lock.lockId });

async function startStripe(site: Site, starting: AtGateway): Promise<Started> {
  const { lock, company, due, gateway, locale } = starting;
  const { data } = await site.call(
    createPayment,
    {
      headers: headersOf(starting),
      body: {
        payment: {
          ...due,
          vehicle_id: lock.vehicleId,
          company_uuid: company,
          capture_method: gateway.capture_method,
        },
        stripe_account_id: gateway.stripe_account_id ?? marketStripeAccount,
      },
    },
    { locale },
  );
  const id = data.stripe_payment_intent_id;
  const payment: OfferedPayment = {
    vendor: 'STRIPE',
    scriptUrl: gateway.script_url,
    publicKey: gateway.public_key,
    account: gateway.stripe_account_id,
    clientSecret: data.client_secret,
  };
  return { id, payment };
}

async function startPaypal(site: Site, starting: AtGateway): Promise<Started> {
  const { lock, company, due, gateway, locale } = starting;
  const { data } = await site.call(
    createPaypalOrder,
    {
      headers: headersOf(starting),
      body: {
        amount_value: decimal(due),
        amount_currency_code: due.currency,
        vehicle_id: lock.vehicleId,
        company_uuid: company,
      },
    },
    { locale },
  );
  const id = data.paypal_order_id;
  const payment: OfferedPayment = {
    vendor: 'PAYPAL',
    orderId: id,
    scriptUrl: paypalScriptUrl(gateway, {
      currency: due.currency,
      language: packageLocale(locale),
    }),
    approveUrl: data.approve_url,
  };
  return { id, payment };
}

async function startLiqpay(site: Site, starting: AtGateway): Promise<Started> {
  const { company, due, gateway, locale } = starting;
  const { data } = await site.call(
    getLiqpayCheckoutData,
    {
      headers: headersOf(starting),
      query: {
        company_uuid: company,
        amount: toMajor(due),
        currency: due.currency,
        // The configuration is in the hold's cookie, so it is not sent to the payment provider.
        result_url: `${site.publicUrl}${checkoutAddress(locale, {}, { payment: 'liqpay' })}`,
      },
    },
    { locale },
  );
  const payment: OfferedPayment = {
    vendor: 'LIQPAY',
    scriptUrl: gateway.script_url,
    checkoutUrl: data.checkout_url ?? '',
    data: data.data,
    signature: data.signature,
  };
  return { id: data.liqpay_order_id ?? '', payment };
}

async function startOwn(site: Site, { lock, company, locale }: Starting): Promise<Started> {
  const { data } = await site.call(
    startPayment,
    { params: { vendor: lock.vendor }, body: { lock_id: lock.lockId, company_uuid: company } },
    { locale },
  );
  return { id: data.payment_id, payment: { vendor: 'OWN', payUrl: data.pay_url ?? '' } };
}
