import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.js';
import { toRefusal } from '../http/errors/to-refusal.js';
import { answerRefusal } from '../http/http.js';
import { askedLocale } from '../http/request/asked-locale.js';
import { html } from './embedded/html-reply.js';
import { refusalPage } from './embedded/sign-in-page.js';

/** People come to these routes with a browser: they get a page, programs the problem. */
export function answerWithPages(
  app: FastifyInstance,
  context: Pick<AppContext, 'log' | 'storage'>,
): void {
  app.setErrorHandler((error, request, reply) => {
    const { accept = '', 'accept-language': language } = request.headers;
    if (!accept.includes('text/html')) return answerRefusal(context, error, request, reply);
    const { status, title, detail, headers } = toRefusal(error).details;
    const locale = askedLocale(request.query, language);
    reply.headers(headers ?? {});
    return html(reply, status, refusalPage(locale, title[locale] ?? '', detail?.[locale] ?? ''));
  });
}
