import { useTexts } from '../../language/use-language.ts';
import { jobNames } from './job-messages.ts';

const known: ReadonlySet<string> = new Set([
  'lead_delivery',
  'lead_export',
  'mail',
  'retention',
  'sealing',
  'reservation_expiry',
  'vehicle_waiting',
  'person_erasure',
  'scheduled_publishing',
  'payment_settlement',
  'payment_reconciliation',
  'ev_payments',
  'ev_cancellation',
  'media_sweep',
]);

/** Label of a job type; its name if it has no label. */
export function useJobName(): (name: string) => string {
  const t = useTexts(jobNames);
  return (name) =>
    known.has(name) ? t(name as Parameters<typeof t>[0]) : name.replaceAll('_', ' ');
}
