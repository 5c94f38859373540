import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Faults } from './faults/faults.ts';
import type { Service } from './service.ts';
import { type Clock, pause } from './surroundings/clock.ts';

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';

/** Applies the faults of a service to every call of this scope. */
export function applyFaults(
  scope: FastifyInstance,
  { service, faults, clock }: { service: Service; faults: Faults; clock: Clock },
): void {
  const losing = new WeakSet<FastifyRequest>();

  scope.addHook('onRequest', async (request, reply) => {
    const met = faults.take('call', service.name, `${request.method} ${pathOf(request)}`);
    for (const fault of met) {
      if (fault.kind === 'delay') await pause(clock, fault.ms);
    }
    if (met.some(({ kind }) => kind === 'lose')) losing.add(request);
    if (met.some(({ kind }) => kind === 'drop')) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    const failing = met.find(({ kind }) => kind === 'status');
    if (!failing) return;
    const { status } = failing;
    return reply
      .code(status)
      .send(service.failure?.(status) ?? { message: `Sandbox fault ${status}` });
  });

  scope.addHook('onSend', async (request) => {
    if (losing.has(request)) request.raw.socket.destroy();
  });
}
