import { toRoutePath } from '@mawkib/api-clients';
import { watchListing } from '@mawkib/api-clients/operations';
import { englishOrDefault, isLocale, type Locale } from '@mawkib/core/locale';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.js';
import { apiErrors } from '../../http/errors/api-errors.js';
import { loggable } from '../../runtime/create-log.js';
import { offeredLists } from '../lists/offered-lists.js';
import { unknownListing } from '../lists/read-listing.js';
import { readMarks } from '../replica/read-marks.js';
import type { StockChanges, StockReplica } from '../replica/stock-replica.js';
import type { VehicleRows } from '../vehicles/vehicle-rows.js';
import { message, messagesOf, reset } from './change-messages.js';
import { createStreamClients, type StreamClient, type StreamLimits } from './stream-clients.js';

/** Stream of stock changes, open as long as the services run. */
export interface ChangesStream {
  routes(app: FastifyInstance): void;
  close(): void;
}

interface Parts extends Pick<AppContext, 'db' | 'clock' | 'log' | 'market'> {
  replica: StockReplica;
  rows: VehicleRows;
  limits: StreamLimits;
}

interface Requested {
  Params: { listing: string };
  Querystring: { lang?: string; last_event_id?: string; vehicles?: string };
}

/** Reconnect delay of a browser after its stream broke, in milliseconds. */
const retryMs = 2_000;
/** Max vehicles in the `vehicles` parameter. */
const maxRequested = 60;

/**
 * `GET public_api/listing/:listing/changes?lang=ar`: server-sent events about changed vehicles.
 * `Last-Event-ID`, or the query parameter `last_event_id`, resumes from there; `vehicles`
 * (comma-separated ids) sends the current state of these first. Messages carry states, so they are
 * idempotent.
 */
export function createChangesStream({
  db,
  clock,
  log,
  market,
  replica,
  rows,
  limits,
}: Parts): ChangesStream {
  const clients = createStreamClients(limits);
  /** Clients that are still receiving missed changes, with the messages that wait for them. */
  const waiting = new Map<StreamClient, string[]>();
  const send = (client: StreamClient, text: string) => {
    if (text === '') return;
    const queue = waiting.get(client);
    if (queue) queue.push(text);
    else client.write(text);
  };

  const sendAll = async (changes: StockChanges | undefined) => {
    if (clients.size === 0) return;
    if (!changes) {
      const { horizon } = await replica.state();
      for (const client of clients.all()) send(client, reset(horizon));
      return;
    }
    const ids = { changed: changes.changed.map(({ id }) => id), gone: changes.gone };
    const format = await messagesOf(ids, changes.horizon, { rows, clock });
    for (const client of clients.all()) send(client, format(client.listing, client.locale));
  };
  let sending = Promise.resolve();
  const unsubscribe = replica.onChange((changes) => {
    sending = sending
      .then(() => sendAll(changes))
      .catch((error: unknown) => {
        // Missed events are unknown: clients have to reconnect and catch up.
        clients.close();
        log.error({ error: loggable(error) }, 'changes of the stock were not told');
      });
  });

  /** Messages that a client missed, or a reset if there are too many; else the current cursor. */
  const opening = async (
    last: string | undefined,
    requested: readonly string[],
    client: StreamClient,
  ) => {
    const { listing, locale } = client;
    if (last === undefined) {
      const { horizon } = await replica.state();
      const changed = { changed: requested, gone: [] };
      const format = await messagesOf(changed, horizon, { rows, clock });
      return message('begun', horizon, {}) + format(listing, locale);
    }
    const since = Number(last);
    const isValid = Number.isSafeInteger(since) && since > 0;
    const marks = await readMarks(db, isValid ? since : Number.MAX_SAFE_INTEGER);
    if (!isValid || since > marks.horizon) return reset(marks.horizon);
    const missed = { changed: [...marks.changed.keys()], gone: [...marks.gone.keys()] };
    const format = await messagesOf(missed, marks.horizon, { rows, clock });
    return message('begun', marks.horizon, {}) + format(listing, locale);
  };

  return {
    routes(app) {
      app.addHook('preClose', async () => clients.close());
      app.get<Requested>(toRoutePath(watchListing), async (request, reply) => {
        const { params, query, headers, ip } = request;
        const { publications } = await replica.state();
        const listing = offeredLists(params.listing.slice(0, 500), market);
        if (publications.size > 0 && !listing.split(',').some((name) => publications.has(name))) {
          throw unknownListing(listing);
        }
        if (!clients.hasRoom(ip)) throw apiErrors.tooMany(60);
        const locale: Locale = isLocale(query.lang) ? query.lang : englishOrDefault();
        const given = headers['last-event-id'] ?? query.last_event_id;
        const last = given === undefined || given === '' ? undefined : String(given);
        const requested = (query.vehicles ?? '').split(',').filter(Boolean).slice(0, maxRequested);
        reply.hijack();
        reply.raw.writeHead(200, {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
          'x-request-id': request.id,
        });
        reply.raw.write(`retry: ${retryMs}\n\n`);
        const client = clients.add(reply.raw, { address: ip, listing, locale });
        waiting.set(client, []);
        try {
          client.write(await opening(last, requested, client));
        } catch (error) {
          log.error({ error: loggable(error) }, 'a stream of changes could not begin');
          client.close();
        } finally {
          const queue = waiting.get(client) ?? [];
          waiting.delete(client);
          for (const text of queue) client.write(text);
        }
      });
    },
    close() {
      unsubscribe();
      clients.close();
    },
  };
}
