import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.js';
import { toApiError } from '../http/errors/to-api-error.js';
import { sendError } from '../http/mount-operation.js';
import { requestLocale } from '../http/request/request-locale.js';
import { sendHtml } from './embedded/send-html.js';
import { errorPage } from './embedded/sign-in-page.js';

/** Errors of these routes are HTML pages for browsers and problems for programs. */
export function respondWithPages(
  app: FastifyInstance,
  context: Pick<AppContext, 'log' | 'storage'>,
): void {
  app.setErrorHandler((error, request, reply) => {
    const { accept = '', 'accept-language': language } = request.headers;
    if (!accept.includes('text/html')) return sendError(context, error, request, reply);
    const { status, title, detail, headers } = toApiError(error).details;
    const locale = requestLocale(request.query, language);
    reply.headers(headers ?? {});
    return sendHtml(reply, status, errorPage(locale, title[locale] ?? '', detail?.[locale] ?? ''));
  });
}
