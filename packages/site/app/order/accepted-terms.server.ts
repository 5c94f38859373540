import type { OrderSummary } from '@mawkib/api-clients/contracts/purchase';
import { sanitize } from '@mawkib/ui/rich-text';

/** The terms that the buyer of an order accepted; empty for anyone else. */
export const acceptedTerms = ({ own }: Pick<OrderSummary, 'own'>) =>
  (own?.terms ?? []).map(({ key, version, accepted_at: acceptedAt, html }) => ({
    key,
    version,
    acceptedAt,
    html: sanitize(html),
  }));
