import { useTexts } from '../../language/use-language.ts';
import { actionNames } from './audit-messages.ts';

const worded: ReadonlySet<string> = new Set([
  'form.created',
  'form.updated',
  'form.deleted',
  'form.duplicated',
  'form.imported',
  'form.integrations_changed',
  'forms_setting.written',
  'forms_setting.deleted',
  'lead.deleted',
  'lead.file_downloaded',
  'lead.sent_again',
  'leads.exported',
  'page.created',
  'page.published',
  'page.unpublished',
  'page.restored',
  'page.scheduled',
  'page.settings_changed',
  'offer.created',
  'offer.updated',
  'offer.deleted',
  'offer.ordered',
  'price.declared',
  'price.withdrawn',
  'job.retried',
  'job.discarded',
  'job.all_retried',
  'person.signed_out',
  'person.exported',
  'person.erased',
  'person.erasure_requested',
  'media.uploaded',
  'order.cancelled',
  'order.refund_requested',
  'order.extended',
  'order.mail_sent_again',
  'order.sold',
  'order.unsold',
  'orders.exported',
  'hold.extended',
  'hold.ended',
]);

/** Label of an action; its name if it has no label. */
export function useActionName(): (action: string) => string {
  const t = useTexts(actionNames);
  return (action) => (worded.has(action) ? t(action as Parameters<typeof t>[0]) : action);
}
