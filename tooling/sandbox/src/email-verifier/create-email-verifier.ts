import { allowAnyOrigin } from '../http/allow-any-origin.ts';
import { equalTexts } from '../http/equal-texts.ts';
import type { Row, Service, Surroundings } from '../service.ts';
import { pause } from '../surroundings/clock.ts';

/** Above the product's timeout of five seconds (Site document, section 5). */
const slowMs = 8_000;

const statuses = ['valid', 'invalid', 'accept_all', 'unknown'] as const;
type Status = (typeof statuses)[number];

/** Status by the part before the `@`: `invalid@…`, `accept_all.layla@…`, `unknown+1@…`. */
export function statusOf(email: string): Status {
  const [local = ''] = email.toLowerCase().split('@');
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return 'invalid';
  return statuses.find((status) => local.split(/[.+]/).includes(status)) ?? 'valid';
}

/**
 * Third-party verifier of e-mail addresses: POST `{ email }` with the `ApiKey` header (Site
 * document, sections 5 and 7). Addresses with `slow` get their response after eight seconds.
 */
export function createEmailVerifier({ clock, keys, journal }: Surroundings): Service {
  let checks: Row[] = [];
  return {
    name: 'email-verifier',
    title: 'E-mail verifier',
    snapshot: () => ({ checks }),
    reset: () => {
      checks = [];
    },
    routes(scope) {
      allowAnyOrigin(scope);
      scope.options('/email-verifier', (_request, reply) =>
        reply.code(204).header('access-control-allow-headers', 'ApiKey, content-type').send(),
      );
      scope.post('/email-verifier', async (request, reply) => {
        const { apikey } = request.headers;
        if (typeof apikey !== 'string' || !equalTexts(apikey, keys.emailVerifier)) {
          return reply.code(401).send({ error: 'Invalid ApiKey' });
        }
        const { email } = (request.body ?? {}) as { email?: unknown };
        if (typeof email !== 'string' || email === '') {
          return reply.code(400).send({ error: 'email is required' });
        }
        if (/slow/i.test(email)) await pause(clock, slowMs);
        const status = statusOf(email);
        checks = [{ email, status }, ...checks].slice(0, 200);
        journal.add('email-verifier', `${email}: ${status}`);
        return { email, status };
      });
    },
  };
}
