import type { FastifyInstance } from 'fastify';
import { readFault } from '../faults/fault.ts';
import { originOf } from '../http/origin-of.ts';
import { sendPage } from '../page/layout.ts';
import type { AdminParts } from './admin-parts.ts';
import { connectionOf } from './connection-of.ts';
import { overview } from './overview.ts';

/** Routes below `/_sandbox`: overview, state for tests, faults, reset. Exempt from faults. */
export function adminRoutes(scope: FastifyInstance, parts: AdminParts): void {
  const { services, faults, deliveries } = parts;
  const names = services.map(({ name }) => name);

  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );

  scope.get('/', (_request, reply) => reply.redirect('/_sandbox'));
  scope.get('/_sandbox', (request, reply) =>
    sendPage(reply, 'Sandbox', overview(parts, originOf(request))),
  );
  scope.get('/_sandbox/health', () => ({ status: 'ok', services: names }));
  scope.get('/_sandbox/connection', (request) =>
    connectionOf(originOf(request), parts.smtpPort(), parts.keys),
  );
  scope.get('/_sandbox/state', () =>
    Object.fromEntries(services.map(({ name, snapshot }) => [name, snapshot()])),
  );
  scope.get<{ Params: { service: string } }>('/_sandbox/state/:service', (request, reply) => {
    const service = services.find(({ name }) => name === request.params.service);
    return service ? service.snapshot() : reply.code(404).send({ message: 'No such service.' });
  });
  scope.get('/_sandbox/webhooks', () => deliveries.list());

  scope.post<{ Params: { id: string } }>('/_sandbox/webhooks/:id/again', (request, reply) =>
    deliveries.resend(request.params.id)
      ? reply.code(202).send({})
      : reply.code(404).send({ message: 'No such webhook.' }),
  );

  scope.get('/_sandbox/faults', () => faults.list());
  scope.post('/_sandbox/faults', (request, reply) => {
    const fault = readFault(request.body, names);
    if (typeof fault === 'string') return reply.code(400).send({ message: fault });
    return reply.code(201).send(faults.add(fault));
  });
  scope.delete('/_sandbox/faults', (_request, reply) => {
    faults.reset();
    return reply.code(204).send();
  });
  scope.delete<{ Params: { id: string } }>('/_sandbox/faults/:id', (request, reply) =>
    faults.remove(request.params.id)
      ? reply.code(204).send()
      : reply.code(404).send({ message: 'No such fault.' }),
  );
  scope.post('/_sandbox/reset', (request, reply) => {
    parts.reset();
    const fromPage = request.headers['content-type']?.startsWith('application/x-www-form');
    return fromPage ? reply.redirect('/_sandbox', 303) : reply.code(204).send();
  });
}
