import type { FastifyInstance } from 'fastify';

/** Sends CORS headers for any origin with every response of this scope, including errors. */
export function allowAnyOrigin(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
}
