import { createEmailVerifier } from './email-verifier/create-email-verifier.ts';
import { createFeeds } from './feeds/create-feeds.ts';
import { createLiqpay } from './liqpay/create-liqpay.ts';
import { createMaps } from './maps/create-maps.ts';
import { createNavigation } from './navigation/create-navigation.ts';
import { createPaypal } from './paypal/create-paypal.ts';
import { createRaygun } from './raygun/create-raygun.ts';
import { createRecaptcha } from './recaptcha/create-recaptcha.ts';
import type { Service, Surroundings } from './service.ts';
import { createMailSink, type MailSink } from './smtp/mail-sink.ts';
import { createStripe } from './stripe/create-stripe.ts';
import { createTwilio } from './twilio/create-twilio.ts';

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
    createRaygun(surroundings),
    createNavigation(surroundings),
    createFeeds(surroundings),
  ];
  return { services, mail };
}
