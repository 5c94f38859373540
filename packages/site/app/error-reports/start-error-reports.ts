import type { Consent } from '@mawkib/core/consent';
import { createErrorReports, loadRaygun, type RaygunOptions } from '@mawkib/core/error-reports';
import { nonceOf } from '../metaheads/apply-metaheads.ts';
import { followErrors } from './noted-errors.ts';

type Service = Pick<RaygunOptions, 'apiKey' | 'scriptUrl' | 'apiUrl'>;

let sender: ReturnType<typeof loadRaygun> | undefined;

/** Reports noted and later errors to the service. Returns a function that stops. */
export function startErrorReports(
  consent: Pick<Consent, 'granted' | 'getState' | 'subscribe'>,
  service: Service,
): () => void {
  const reports = createErrorReports({
    consent,
    load: () => {
      sender ??= loadRaygun({
        ...service,
        target: document,
        page: window,
        nonce: nonceOf(document),
      });
      sender.catch(() => {
        sender = undefined;
      });
      return sender;
    },
  });
  const unfollow = followErrors(reports.report);
  return () => {
    unfollow();
    reports.stop();
  };
}
