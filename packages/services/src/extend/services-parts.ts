import type { MarketConfig } from '../config/api-config.js';
import type { PaymentProvider } from '../payment-providers/payment-provider.js';
import type { ModuleDefinition } from './define-module.js';

/** What a market hands to its services. */
export interface ServicesParts
  extends Pick<
    MarketConfig,
    'catalogue' | 'content' | 'picturesFolder' | 'market' | 'mails' | 'leadSystems'
  > {
  /** Services of the market's own, after those of the packages. */
  modules?: readonly ModuleDefinition[] | undefined;
  /** Vendors of payments of its own, by the name that `payment` of a company's config has. */
  paymentVendors?: Readonly<Record<string, PaymentProvider>> | undefined;
}
