import type { FastifyInstance } from 'fastify';

/** Browsers of any origin may read the answers of this scope, the faulty ones too. */
export function allowAnyOrigin(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
}
