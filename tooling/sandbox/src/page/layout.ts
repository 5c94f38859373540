import type { FastifyReply } from 'fastify';
import { type Html, html, trusted } from './html.ts';

const styles = trusted(`
:root { color-scheme: light dark; --line: light-dark(#d8d8d4, #3a3a38); --soft: light-dark(#f4f4f1, #232322); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 72rem; padding: 2rem 1.25rem 4rem; font: 15px/1.55 system-ui, sans-serif; }
main.sheet { max-inline-size: 26rem; margin: 8vh auto; padding: 2rem; border: 1px solid var(--line); border-radius: 12px; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: .9rem; margin: 1.25rem 0 .25rem; } p { margin: .25rem 0 1rem; }
.amount { font-size: 2rem; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; inline-size: 100%; font-size: .85rem; }
th, td { text-align: start; vertical-align: top; padding: .35rem .75rem .35rem 0; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
th { font-weight: 600; white-space: nowrap; } code, pre { font-size: .85em; background: var(--soft); border-radius: 4px; padding: .1em .3em; }
pre { padding: 1rem; overflow: auto; white-space: pre-wrap; } .quiet { opacity: .7; }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin-block: 1rem } summary { cursor: pointer; padding-block: .5rem } button { font: inherit; padding: .6rem 1.25rem; border-radius: 8px; border: 1px solid var(--line); background: var(--soft); color: inherit; cursor: pointer; min-block-size: 44px; }
button.main { background: #1d5c4a; border-color: #1d5c4a; color: #fff; } button:focus-visible, a:focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px; }
`);

/** A complete page of the sandbox. */
export const layout = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="icon" href="data:,"><style>${styles}</style></head>
<body>${body}</body></html>`.markup;

/** Sends a page. */
export const sendPage = (reply: FastifyReply, title: string, body: Html) =>
  reply.type('text/html; charset=utf-8').send(layout(title, body));

/**
 * Page on which a vendor asks the payer for a decision: a heading, rows, and one button for each
 * choice.
 */
export function choicePage(options: {
  vendor: string;
  amount: string;
  about: string;
  action: string;
  hidden?: Record<string, string>;
  choices: { value: string; label: string }[];
}): Html {
  const { vendor, amount, about, action, hidden = {}, choices } = options;
  return html`<main class="sheet"><p class="quiet">${vendor} (sandbox)</p>
<h1 class="amount">${amount}</h1><p>${about}</p>
<form method="post" action="${action}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${choices.map(
  ({ value, label }, index) =>
    html`<button name="choice" value="${value}" class="${index === 0 ? 'main' : ''}">${label}</button> `,
)}</form></main>`;
}
