import type { Locale } from '@mawkib/api-clients/contracts';
import { escapeHtml } from '@mawkib/core/guards';
import { directionOf } from '@mawkib/core/locale';
import { mailMessages } from './mail-messages.js';
import type { MailContent, MailFact } from './render-mail.js';
import { oneLine } from './typed-text.js';

const paper = '#f1efea';
const ink = '#14140f';
const quiet = '#5c5a52';
const line = '#e3e0d8';

// Mail clients support tables and inline styles. No letter spacing: Arabic letters are joined.
const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** Of a mail, in pixels. */
const width = 600;

/** A frame of the mail's width for Outlook: its Word engine ignores `max-width`. */
const forWord = (inner: string) =>
  `<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="${width}" align="center"><tr><td width="${width}"><![endif]-->${inner}<!--[if mso]></td></tr></table><![endif]-->`;

/** Additional styles for phones that support style sheets. */
const phoneStyles = `@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}.title{font-size:24px!important}.button{width:100%!important}.button a{display:block!important;text-align:center!important}.outer{padding:0!important}.label{width:30%!important}}`;

/** The HTML part, max 600 px wide. Remote images are the market's own. */
export function mailHtml(content: MailContent, locale: Locale): string {
  const direction = directionOf(locale);
  const start = direction === 'rtl' ? 'right' : 'left';
  const t = mailMessages(locale);
  const title = escapeHtml(oneLine(content.subject));
  const preview = escapeHtml(oneLine(content.preview ?? content.paragraphs[0] ?? ''));
  const font = `'Segoe UI','Helvetica Neue',Tahoma,Arial,sans-serif`;
  const paragraph = (text: string, style = `color:${ink};font-size:16px`) =>
    `<p style="margin:0 0 16px;line-height:1.7;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const cell = (inner: string, padding: string) =>
    `<tr><td class="pad" style="padding:${padding};text-align:${start}">${inner}</td></tr>`;
  const { action, contact, facts = [] } = content;

  const rows = [
    cell(wordmark(content), '28px 40px'),
    content.picture ? picture(content.picture) : '',
    cell(
      [
        `<h1 class="title" style="margin:0 0 20px;font-size:28px;line-height:1.35;font-weight:600;color:${ink}">${escapeHtml(oneLine(content.heading ?? content.subject))}</h1>`,
        paragraph(content.greeting),
        ...content.paragraphs.map((text) => paragraph(text)),
        action ? button(action, start) : '',
      ].join(''),
      '36px 40px 8px',
    ),
    facts.length ? cell(factTable(facts, start), '8px 40px 24px') : '',
    contact?.facts.length
      ? cell(
          `<h2 style="margin:0 0 8px;font-size:18px;line-height:1.5;font-weight:600;color:${ink}">${escapeHtml(contact.title)}</h2>${factTable(contact.facts, start)}`,
          '8px 40px 24px',
        )
      : '',
    content.closing.length || action
      ? cell(
          [
            ...content.closing.map((text) => paragraph(text, `color:${quiet};font-size:14px`)),
            action ? copyLink(t('copy_link'), action.url, start) : '',
          ].join(''),
          `8px 40px 28px`,
        )
      : '',
  ].join('');
  const footer = content.sender
    ? `<p style="margin:20px 24px 32px;font-size:12px;line-height:1.6;color:${quiet}">${escapeHtml(t('from', { sender: oneLine(content.sender) }))}</p>`
    : '';
  const card = table(
    `width="100%" dir="${direction}" bgcolor="#ffffff" style="max-width:${width}px;background:#ffffff"`,
    rows,
  );
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">`,
    `<title>${title}</title><style>${phoneStyles}</style></head>`,
    `<body style="margin:0;background:${paper};font-family:${font}" dir="${direction}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${preview}</div>`,
    table(
      `width="100%" bgcolor="${paper}" style="background:${paper}"`,
      `<tr><td class="outer" align="center" style="padding:32px 16px 0">${forWord(card)}${footer}</td></tr>`,
    ),
    '</body></html>',
  ].join('\n');
}

function wordmark({ sender, home }: MailContent): string {
  const name = `<span style="font-size:18px;line-height:1.4;font-weight:700;color:${ink}">${escapeHtml(oneLine(sender))}</span>`;
  return home ? `<a href="${escapeHtml(home)}" style="text-decoration:none">${name}</a>` : name;
}

const picture = ({ src, alt }: NonNullable<MailContent['picture']>): string =>
  `<tr><td style="background:${paper};line-height:0"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;color:${quiet};font-size:14px;line-height:1.6"></td></tr>`;

/** A cell with the colour and, for Word, the padding: Word gives none to links. */
const button = ({ label, url }: NonNullable<MailContent['action']>, start: string): string =>
  `${table(
    `class="button" align="${start}" style="margin:28px 0 24px"`,
    `<tr><td bgcolor="${ink}" align="center" style="background:${ink};mso-padding-alt:14px 40px"><a href="${escapeHtml(url)}" style="display:inline-block;border:1px solid ${ink};color:#ffffff;padding:14px 40px;text-decoration:none;font-size:16px;line-height:1.5;font-weight:600">${escapeHtml(label)}</a></td></tr>`,
  )}<div style="clear:both;line-height:0;font-size:0">&#8203;</div>`;

const copyLink = (label: string, url: string, start: string): string =>
  `<p style="margin:16px 0 0;padding-top:16px;border-top:1px solid ${line};font-size:12px;line-height:1.6;color:${quiet}">${escapeHtml(label)}<br><span dir="ltr" style="display:block;text-align:${start};word-break:break-all">${escapeHtml(url)}</span></p>`;

function factTable(facts: readonly MailFact[], start: string): string {
  const cell = `padding:12px 0;border-top:1px solid ${line};font-size:15px;line-height:1.6;text-align:${start};vertical-align:top`;
  const rows = facts.map(({ label, value, ltr, href }) => {
    const text = `<bdi${ltr ? ' dir="ltr"' : ''}>${escapeHtml(value)}</bdi>`;
    const shown = href
      ? `<a href="${escapeHtml(href)}" style="color:${ink};text-decoration:underline">${text}</a>`
      : text;
    return (
      `<tr><td class="label" width="36%" style="${cell};padding-${start === 'right' ? 'left' : 'right'}:16px;color:${quiet}">${escapeHtml(label)}</td>` +
      `<td style="${cell};color:${ink};overflow-wrap:anywhere">${shown}</td></tr>`
    );
  });
  return table('width="100%"', rows.join(''));
}
