import type { Locale } from '@mawkib/api-clients/contracts';
import type { MailMessage } from '../db/schema/mail.js';
import { asHtml } from './mail-html.js';
import { asText } from './mail-text.js';
import { oneLine } from './typed-text.js';

/** A line of a table: a label and its value. */
export interface MailFact {
  label: string;
  value: string;
  /** For numbers that must not turn around in Arabic. */
  ltr?: boolean;
  /** What `value` opens when it is tapped: `tel:…`, `mailto:…`. Never made from what a stranger typed. */
  href?: string;
}

/** What a mail says, in the order in which it is read. Texts are plain; the layout escapes them. */
export interface MailContent {
  to: string;
  /** Whom the mail is from, in its language: the sender's name and the head of the mail. */
  sender: string;
  /** The site's own page that the head leads to. */
  home?: string;
  subject: string;
  /** The first line of the mail; its subject unless given. */
  heading?: string;
  /** What an inbox shows beside the subject; the first paragraph unless given. */
  preview?: string;
  /** A picture across the mail, 16:9, by an absolute address. */
  picture?: { src: string; alt: string };
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  facts?: readonly MailFact[];
  /** A second table under a heading of its own: the retailer, the customer. */
  contact?: { title: string; facts: readonly MailFact[] };
  closing: readonly string[];
}

/** The same mail as text and as HTML, in the language's direction. */
export function layOutMail(content: MailContent, locale: Locale): MailMessage {
  const sender = oneLine(content.sender);
  return {
    to: content.to,
    ...(sender && { fromName: sender }),
    subject: oneLine(content.subject),
    text: asText(content, locale),
    html: asHtml(content, locale),
  };
}
