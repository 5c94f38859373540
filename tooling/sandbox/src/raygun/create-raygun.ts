import { allowAnyOrigin } from '../http/allow-any-origin.ts';
import { clientScript } from '../http/client-script.ts';
import type { Row, Service, Surroundings } from '../service.ts';

type Posted = { Querystring: { apikey?: string }; Body: unknown };
type Report = { Details?: { Error?: { Message?: unknown }; Request?: { Url?: unknown } } };

const max = 200;

/**
 * Raygun: the script for browsers (`/raygun4js/raygun.min.js`) with its command queue, and
 * `POST /entries?apikey=…`, which receives reports.
 */
export function createRaygun({ keys, journal }: Surroundings): Service {
  const script = clientScript(import.meta.url, './raygun.client.js');
  let loads: Row[] = [];
  let reports: Row[] = [];

  return {
    name: 'raygun',
    title: 'Error reports',
    snapshot: () => ({ reports, script_loads: loads }),
    reset: () => {
      loads = [];
      reports = [];
    },
    routes(scope) {
      allowAnyOrigin(scope);
      // Browsers post reports as text, which needs no preflight.
      scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch (error) {
          done(Object.assign(error as Error, { statusCode: 400 }));
        }
      });
      scope.get('/raygun4js/raygun.min.js', (request, reply) => {
        loads = [{ from: request.headers.referer ?? '' }, ...loads].slice(0, max);
        return reply.type('text/javascript; charset=utf-8').send(script);
      });
      scope.post<Posted>('/entries', (request, reply) => {
        if (request.query.apikey !== keys.raygun) return reply.code(403).send();
        const { Details } = (request.body ?? {}) as Report;
        const message = Details?.Error?.Message;
        if (typeof message !== 'string') return reply.code(400).send();
        reports = [{ message, url: String(Details?.Request?.Url ?? '') }, ...reports].slice(0, max);
        journal.add('raygun', message.slice(0, 200));
        return reply.code(202).send();
      });
    },
  };
}
