import { type Html, html } from '../page/html.ts';
import type { Row } from '../service.ts';
import type { AdminParts } from './admin-parts.ts';
import { connectionOf } from './connection-of.ts';

const shown = 25;
const time = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 19);

const cell = (value: Row[string] | undefined): Html =>
  typeof value === 'string' && /^(https?:\/\/|\/_sandbox\/)/.test(value)
    ? html`<a href="${value}">${value}</a>`
    : html`<bdi>${value ?? ''}</bdi>`;

function table(rows: Row[], limit = shown): Html {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return html`<div class="scroll"><table><thead><tr>${columns.map((name) => html`<th>${name}</th>`)}</tr></thead>
<tbody>${rows
    .slice(0, limit)
    .map(
      (row) => html`<tr>${columns.map((name) => html`<td>${cell(row[name])}</td>`)}</tr>`,
    )}</tbody></table></div>
${rows.length > limit && html`<p class="quiet">and ${rows.length - limit} more</p>`}`;
}

/** A heading with its lists; empty lists share one line. */
function section(title: string, lists: Record<string, Row[]>, id = title): Html {
  const entries = Object.entries(lists).map(([name, rows]) => ({
    name: name.replaceAll('_', ' '),
    rows,
  }));
  const empty = entries.filter(({ rows }) => rows.length === 0).map(({ name }) => name);
  return html`<h2 id="${id}">${title}</h2>
${entries
  .filter(({ rows }) => rows.length > 0)
  .map(({ name, rows }) => html`<h3>${name}</h3>${table(rows)}`)}
${empty.length > 0 && html`<p class="quiet">No ${empty.join(', no ')} yet.</p>`}
${entries.length === 0 && html`<p class="quiet">Keeps nothing.</p>`}`;
}

/** Overview page: state, messages, webhooks and pending faults. */
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
<p>${services.map(({ name, title }) => html`<a href="#${name}">${title}</a> `)}</p>
<form method="post" action="/_sandbox/reset"><button>Forget everything</button></form>
<details><summary>How to reach it: addresses and keys</summary>
${table(connectionOf(origin, parts.smtpPort(), parts.keys), 100)}</details>
${section('What happened', { log: said })}
${section('Webhooks and faults', { webhooks, faults: ordered })}
${services.map(({ name, title, snapshot }) => section(title, snapshot(), name))}`;
}
