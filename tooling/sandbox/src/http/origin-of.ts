import type { FastifyRequest } from 'fastify';

/** Origin under which the caller reached the sandbox, for links in responses. */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}`;
