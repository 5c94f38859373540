import type { MarketConfig } from '../config/api-config.js';
import type { PaymentProvider } from '../payment-providers/payment-provider.js';
import type { ModuleDefinition } from './define-module.js';

/** Parts that a market adds to its services. */
export interface ServicesParts
  extends Pick<
    MarketConfig,
    'catalogue' | 'content' | 'demoContent' | 'picturesFolder' | 'market' | 'mails' | 'leadSystems'
  > {
  /** Services of the market's own, registered after those of the packages. */
  modules?: readonly ModuleDefinition[] | undefined;
  /** Payment vendors of the market's own, by the name that `payment` of a company's config has. */
  paymentVendors?: Readonly<Record<string, PaymentProvider>> | undefined;
}
