import { createEmailVerifier } from './email-verifier/email-verifier.ts';
import { createFeeds } from './feeds/feeds.ts';
import type { Service, Surroundings } from './frame/service.ts';
import { createLiqpay } from './liqpay/liqpay.ts';
import { createMaps } from './maps/maps.ts';
import { createNavigation } from './navigation/navigation.ts';
import { createPaypal } from './paypal/paypal.ts';
import { createRecaptcha } from './recaptcha/recaptcha.ts';
import { createMailSink, type MailSink } from './smtp/mail-sink.ts';
import { createStripe } from './stripe/stripe.ts';
import { createTwilio } from './twilio/twilio.ts';

/** Every third party, in the order of the overview. */
export function createServices(
  surroundings: Surroundings,
  options: { stripeWebhookUrl: string | undefined; paypalWebhookUrl: string | undefined },
): { services: Service[]; mail: MailSink } {
  const mail = createMailSink(surroundings);
  const services = [
    createStripe(surroundings, options.stripeWebhookUrl),
    createPaypal(surroundings, options.paypalWebhookUrl),
    createLiqpay(surroundings),
    createTwilio(surroundings),
    createEmailVerifier(surroundings),
    createRecaptcha(surroundings),
    mail.service,
    createMaps(surroundings),
    createNavigation(surroundings),
    createFeeds(surroundings),
  ];
  return { services, mail };
}
