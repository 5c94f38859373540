import type { Locale } from '@mawkib/api-clients/contracts';
import type { MailMessage } from '../db/schema/mail-outbox.js';
import { mailHtml } from './mail-html.js';
import { mailText } from './mail-text.js';
import { oneLine } from './typed-text.js';

/** A table row: label and value. */
export interface MailFact {
  label: string;
  value: string;
  /** Keeps numbers left to right in Arabic. */
  ltr?: boolean;
  /** Link of the value: `tel:…`, `mailto:…`. Never built from a visitor's input. */
  href?: string;
}

/** Content of a mail, in reading order. Texts are plain; the layout escapes them. */
export interface MailContent {
  to: string;
  /** Localized sender name, also shown in the header of the mail. */
  sender: string;
  /** URL of the site's page that the header links to. */
  home?: string;
  subject: string;
  /** First line of the mail. Default: its subject. */
  heading?: string;
  /** Preview text in an inbox. Default: the first paragraph. */
  preview?: string;
  /** A full-width image, 16:9, with an absolute URL. */
  picture?: { src: string; alt: string };
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  facts?: readonly MailFact[];
  /** A second table with its own heading: the retailer, the customer. */
  contact?: { title: string; facts: readonly MailFact[] };
  closing: readonly string[];
}

/** Renders a mail as text and as HTML, in the direction of the language. */
export function renderMail(content: MailContent, locale: Locale): MailMessage {
  const sender = oneLine(content.sender);
  return {
    to: content.to,
    ...(sender && { fromName: sender }),
    subject: oneLine(content.subject),
    text: mailText(content, locale),
    html: mailHtml(content, locale),
  };
}
