import type { FastifyRequest } from 'fastify';

/** The address by which the caller reached the sandbox: what links in answers begin with. */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}`;
