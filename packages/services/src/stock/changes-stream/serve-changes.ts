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

/** The stream of changes, as long as the services run. */
export interface ChangesStream {
  routes(app: FastifyInstance): void;
  close(): void;
}

interface Parts extends Pick<AppContext, 'db' | 'log' | 'market'> {
  replica: StockReplica;
  rows: VehicleRows;
  limits: StreamLimits;
}

interface Requested {
  Params: { listing: string };
  Querystring: { lang?: string; last_event_id?: string; vehicles?: string };
}

/** Milliseconds after which a browser whose stream broke comes back by itself. */
const retryMs = 2_000;
/** Vehicles whose present state somebody may ask for at first. */
const maxRequested = 60;

/**
 * `GET public_api/listing/:listing/changes?lang=ar`: server-sent events of what becomes of vehicles.
 * `Last-Event-ID`, or `last_event_id` of the address, goes on from there; `vehicles` (ids between
 * commas) are told at first as they are. A message tells states, so hearing one twice is no harm.
 */
export function createChangesStream({
  db,
  log,
  market,
  replica,
  rows,
  limits,
}: Parts): ChangesStream {
  const clients = createStreamClients(limits);
  /** Who is told what was missed; what happens meanwhile waits. */
  const waiting = new Map<StreamClient, string[]>();
  const say = (client: StreamClient, text: string) => {
    if (text === '') return;
    const queue = waiting.get(client);
    if (queue) queue.push(text);
    else client.write(text);
  };

  const tellAll = async (changes: StockChanges | undefined) => {
    if (clients.size === 0) return;
    if (!changes) {
      const { horizon } = await replica.state();
      for (const client of clients.all()) say(client, reset(horizon));
      return;
    }
    const ids = { changed: changes.changed.map(({ id }) => id), gone: changes.gone };
    const tell = await messagesOf(ids, changes.horizon, rows);
    for (const client of clients.all()) say(client, tell(client.listing, client.locale));
  };
  let telling = Promise.resolve();
  const stopHearing = replica.onChange((changes) => {
    telling = telling
      .then(() => tellAll(changes))
      .catch((error: unknown) => {
        // Nobody may believe to know what was not told: they come back, and are told what they missed.
        clients.close();
        log.error({ error: loggable(error) }, 'changes of the stock were not told');
      });
  });

  /** What somebody missed, or that it is too much; else where the stream is now. */
  const opening = async (
    last: string | undefined,
    requested: readonly string[],
    client: StreamClient,
  ) => {
    const { listing, locale } = client;
    if (last === undefined) {
      const { horizon } = await replica.state();
      const tell = await messagesOf({ changed: requested, gone: [] }, horizon, rows);
      return message('begun', horizon, {}) + tell(listing, locale);
    }
    const since = Number(last);
    const isValid = Number.isSafeInteger(since) && since > 0;
    const marks = await readMarks(db, isValid ? since : Number.MAX_SAFE_INTEGER);
    if (!isValid || since > marks.horizon) return reset(marks.horizon);
    const missed = { changed: [...marks.changed.keys()], gone: [...marks.gone.keys()] };
    const tell = await messagesOf(missed, marks.horizon, rows);
    return message('begun', marks.horizon, {}) + tell(listing, locale);
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
      stopHearing();
      clients.close();
    },
  };
}
