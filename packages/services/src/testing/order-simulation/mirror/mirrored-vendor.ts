import type { PaymentsConfig } from '../../../payment-providers/payments-config.js';
import type { Sandbox } from '../../sandbox-payments.js';
import type { Report } from './mirrored-store.js';

/** What a mirrored vendor needs. */
export interface MirroredVendor {
  sandbox: Pick<Sandbox, 'url' | 'keys'>;
  /** The product's configuration, with the sandbox's URL and keys. */
  payments: PaymentsConfig;
  report: Report;
}
