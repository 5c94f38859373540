import type { FastifyReply } from 'fastify';
import { pagePolicy } from './sign-in-page.js';

/** Sends an HTML page of sign-in: not cached, not framed, with its own styles only. */
export const sendHtml = (reply: FastifyReply, status: number, page: string) =>
  reply
    .code(status)
    .headers({
      'content-security-policy': pagePolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page);
