import type { Locale } from '@mawkib/api-clients/contracts';
import { directionOf } from '@mawkib/core/locale';
import type { MailMessage } from '../db/schema/mail.js';

/** What a mail says, in the order in which it is read. Texts are plain; the layout escapes them. */
export interface MailContent {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Facts in two columns; `ltr` for numbers that must not turn around. */
  facts?: readonly { label: string; value: string; ltr?: boolean }[];
  closing: readonly string[];
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Lines of a header hold no line breaks. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The same mail as text and as HTML, in the language's direction. */
export function layOutMail(content: MailContent, locale: Locale): MailMessage {
  return {
    to: content.to,
    subject: oneLine(content.subject),
    text: asText(content),
    html: asHtml(content, locale),
  };
}

function asText({ greeting, paragraphs, action, facts = [], closing }: MailContent): string {
  return [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}\n${action.url}`] : []),
    ...(facts.length ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    closing.join('\n'),
  ].join('\n\n');
}

const paper = '#f6f4f0';
const ink = '#14140f';
const quiet = '#5c5a52';

function asHtml(content: MailContent, locale: Locale): string {
  const direction = directionOf(locale);
  const start = direction === 'rtl' ? 'right' : 'left';
  const { subject, greeting, paragraphs, action, facts = [], closing } = content;
  const font = "font-family:'Segoe UI',Tahoma,Arial,sans-serif";
  const paragraph = (text: string, color = ink) =>
    `<p style="margin:0 0 16px;color:${color};line-height:1.75;font-size:16px">${escapeHtml(text)}</p>`;
  const rows = facts.map(
    ({ label, value, ltr }) =>
      `<tr><td style="padding:10px 0;border-top:1px solid #dedbd3;color:${quiet};font-size:14px;text-align:${start}">${escapeHtml(label)}</td>` +
      `<td style="padding:10px 0;border-top:1px solid #dedbd3;color:${ink};font-size:14px;text-align:${start}"><bdi${ltr ? ' dir="ltr"' : ''}>${escapeHtml(value)}</bdi></td></tr>`,
  );
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:${ink};color:#ffffff;padding:14px 32px;text-decoration:none;font-size:16px">${escapeHtml(action.label)}</a></p>` +
      `<p style="margin:0 0 24px;font-size:13px;color:${quiet};word-break:break-all" dir="ltr">${escapeHtml(action.url)}</p>`;
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(subject))}</title></head>`,
    `<body style="margin:0;background:${paper};${font}" dir="${direction}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="max-width:600px;background:#ffffff"><tr>`,
    `<td style="padding:40px 32px;text-align:${start}">`,
    `<h1 style="margin:0 0 24px;font-size:24px;line-height:1.4;font-weight:600;color:${ink}">${escapeHtml(oneLine(subject))}</h1>`,
    paragraph(greeting),
    ...paragraphs.map((text) => paragraph(text)),
    button ?? '',
    rows.length
      ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows.join('')}</table>`
      : '',
    ...closing.map((text) => paragraph(text, quiet)),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}
