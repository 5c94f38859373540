import { sendInquiryEmail } from '@mawkib/api-clients/contracts/purchase';
import { loadListingDealers } from '@mawkib/api-clients/stock';
import { defineMessages, type Locale } from '@mawkib/core/locale';
import type { FieldErrors } from '@mawkib/forms/engine';
import { checkCallRequest } from '@mawkib/order-online/engine';
import type { SiteContext } from '../../context/site-context.ts';
import { stockListing } from '../../market-cache/stock-listing.server.ts';
import { loadSummary } from '../load-summary.server.ts';

const callMessages = defineMessages('site.order.call', {
  message: {
    ar: 'لا يستطيع العميل الدفع بالبطاقة في متصفحه، ويطلب الاتصال به. السيارة محجوزة له مؤقتًا.',
    en: 'The customer cannot pay by card in their browser and asks you to call. The car is held for them for a few minutes.',
  },
});

/**
 * Sends the request of a buyer who cannot pay in this browser to the car's retailer. Resolves to the
 * errors of the form by field, if any.
 */
export async function requestCall(
  site: SiteContext,
  request: { vehicleId: string; values: Record<string, string>; locale: Locale },
): Promise<{ errors: FieldErrors } | { errors?: undefined; isSent: true }> {
  const { vehicleId, values, locale } = request;
  const checked = checkCallRequest(values, locale);
  if (!checked.ok) return { errors: checked.errors };
  const { raw, vehicle } = await loadSummary(site, { kind: 'normal', vehicleId }, locale);
  const dealers = await loadListingDealers(
    site.call,
    { listing: stockListing, brand: raw.nameplate_brand_name },
    { locale },
  );
  const retailer = dealers.find(({ dealer_code }) => dealer_code === raw.owner_dealer_code);
  const recipients = retailer?.email ? [retailer.email] : [];
  await site.call(
    sendInquiryEmail,
    {
      body: {
        recipients,
        customer_data: { ...checked.values, message: callMessages(locale)('message') },
        vehicle_data: { display_name: vehicle.name, vehicle_id: vehicleId },
      },
    },
    { locale },
  );
  return { isSent: true };
}
