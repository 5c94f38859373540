import { sendInquiryEmail } from '@mawkib/api-clients/contracts/purchase';
import { defineMessages, type Locale } from '@mawkib/core/locale';
import type { FieldErrors } from '@mawkib/forms/engine';
import { checkCallRequest } from '@mawkib/order-online/engine';
import type { SiteContext } from '../context/site-context.ts';

const callMessages = defineMessages('site.ev.call', {
  message: {
    ar: 'لا يستطيع العميل دفع عربون طلب السيارة الكهربائية {number} في متصفحه، ويطلب الاتصال به.',
    en: 'The customer cannot pay the deposit of the electric vehicle order {number} in their browser and asks you to call.',
  },
});

/**
 * Sends the request of a buyer who cannot pay in this browser to the market's team. Resolves to the
 * errors of the form by field, if any.
 */
export async function requestEvCall(
  site: Pick<SiteContext, 'call'>,
  { id, values, locale }: { id: string; values: Record<string, string>; locale: Locale },
): Promise<{ errors?: FieldErrors; isSent?: true }> {
  const checked = checkCallRequest(values, locale);
  if (!checked.ok) return { errors: checked.errors };
  const message = callMessages(locale)('message', { number: id });
  const body = { recipients: [], customer_data: { ...checked.values, message }, vehicle_data: {} };
  await site.call(sendInquiryEmail, { body }, { locale });
  return { isSent: true };
}
