import type { Row } from '../frame/service.ts';
import { type Html, html } from '../page/html.ts';
import type { AdminParts } from './admin-parts.ts';
import { connectionOf } from './connection.ts';

const shown = 25;
const time = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 19);

const cell = (value: Row[string] | undefined): Html =>
  typeof value === 'string' && /^(https?:\/\/|\/_sandbox\/)/.test(value)
    ? html`<a href="${value}">${value}</a>`
    : html`${value ?? ''}`;

function table(rows: Row[]): Html {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return html`<div class="scroll"><table><thead><tr>${columns.map((name) => html`<th>${name}</th>`)}</tr></thead>
<tbody>${rows
    .slice(0, shown)
    .map(
      (row) => html`<tr>${columns.map((name) => html`<td>${cell(row[name])}</td>`)}</tr>`,
    )}</tbody></table></div>
${rows.length > shown && html`<p class="quiet">and ${rows.length - shown} more</p>`}`;
}

const section = (title: string, lists: Record<string, Row[]>): Html =>
  html`<h2>${title}</h2>${Object.entries(lists).map(([name, rows]) =>
    rows.length === 0
      ? html`<h3>${name}</h3><p class="quiet">none yet</p>`
      : html`<h3>${name}</h3>${table(rows)}`,
  )}`;

/** The page for people: what there is, what was said, what was sent, what is to go wrong. */
export function overview(parts: AdminParts, origin: string): Html {
  const { services, faults, deliveries, journal } = parts;
  const webhooks = deliveries.list().map(({ id, service, kind, url, state, attempts }) => ({
    id,
    service,
    event: kind,
    to: url,
    state,
    attempts: attempts.map(({ at, outcome }) => `${time(at)} ${outcome}`).join(', '),
  }));
  const ordered = faults.list().map(({ id, service, on, kind, route, times, ms, status }) => ({
    id,
    service,
    on,
    kind: kind === 'delay' ? `delay ${ms} ms` : kind === 'status' ? `status ${status}` : kind,
    route,
    times: times ?? 'always',
  }));
  const said = journal.list().map(({ at, service, text }) => ({ at: time(at), service, text }));

  return html`<h1>Sandbox</h1>
<p>The third parties of the product, spoken here with no network and no money. State is in memory.
<a href="/_sandbox/state">State</a>, <a href="/_sandbox/webhooks">webhooks</a> and <a href="/_sandbox/faults">faults</a> as JSON.</p>
<form method="post" action="/_sandbox/reset"><button>Forget everything</button></form>
${section('How to reach it', { connection: connectionOf(origin, parts.smtpPort(), parts.keys) })}
${section('What happened', { log: said })}
${section('Webhooks and faults', { webhooks, faults: ordered })}
${services.map(({ title, snapshot }) => section(title, snapshot()))}`;
}
