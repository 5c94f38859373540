import { useTexts } from '../../language/use-language.ts';
import { orderMessages } from './order-messages.ts';

const free = 'NO_PAYMENT_JAPAN';
const brands: Readonly<Record<string, string>> = {
  STRIPE: 'Stripe',
  PAYPAL: 'PayPal',
  LIQPAY: 'LiqPay',
};

/** Vendors that the list can be filtered by. */
export const vendors: readonly string[] = [free, ...Object.keys(brands)];

/** Name of a payment provider; its id if the market registered it. */
export function useVendorName(): (vendor: string) => string {
  const t = useTexts(orderMessages);
  return (vendor) => (vendor === free ? t('vendor_NO_PAYMENT_JAPAN') : (brands[vendor] ?? vendor));
}
