import { useTexts } from '../../../language/use-language.ts';
import { mailMessages } from './action-messages.ts';

const worded: ReadonlySet<string> = new Set([
  'order-confirm',
  'order-reserved',
  'order-reserved-staff',
  'order-reminder',
  'order-expired',
  'order-cancelled',
  'order-cancelled-staff',
  'order-refunded',
  'order-refunded-staff',
]);

/** Label of a mail; its name if it has no label. */
export function useMailName(): (name: string) => string {
  const t = useTexts(mailMessages);
  return (name) => (worded.has(name) ? t(name as Parameters<typeof t>[0]) : name);
}
