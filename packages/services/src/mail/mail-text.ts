import type { Locale } from '@mawkib/api-clients/contracts';
import { mailMessages } from './mail-messages.js';
import type { MailContent, MailFact } from './render-mail.js';

const lines = (facts: readonly MailFact[]) =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** The plain-text part, with everything that the HTML contains. */
export function mailText(content: MailContent, locale: Locale): string {
  const { greeting, paragraphs, action, facts = [], contact, closing, sender, home } = content;
  const t = mailMessages(locale);
  return [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(facts.length ? [lines(facts)] : []),
    ...(contact?.facts.length ? [`${contact.title}\n${lines(contact.facts)}`] : []),
    ...(closing.length ? [closing.join('\n')] : []),
    ...(sender ? [`--\n${[t('from', { sender }), home].filter(Boolean).join('\n')}`] : []),
  ].join('\n\n');
}
