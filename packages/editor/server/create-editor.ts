import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { signInUrl } from '@mawkib/api-clients';
import { transportSecurity } from '@mawkib/core/deployment';
import { marketScript } from '@mawkib/core/locale';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

/** The part of a session that the guard checks. */
interface Staff {
  person: { roles: readonly string[] };
}

export interface EditorOptions {
  /** Returns the signed-in person for a request's Cookie header. */
  sessionOf(cookie: string | undefined): Promise<Staff | null>;
  /** Public origin. With https, responses have an HSTS header. */
  publicUrl: string;
  /** The HSTS header includes subdomains. Default false. */
  hstsSubdomains?: boolean;
  /** Folder of the production build of the market's editor. */
  buildFolder: string;
}

/**
 * Pages are for those who edit. The administration is also for those who answer leads; publishers
 * have retailers and the navigation there.
 */
const allowed = {
  cms: ['editor', 'publisher', 'admin'],
  admin: ['publisher', 'leads', 'admin'],
} as const;
type Area = keyof typeof allowed;

const headersWith = (scripts: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': `default-src 'self'; script-src 'self'${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
});

/** The HTML page, with the market's data and texts before its scripts, and its headers. */
function withMarket(page: string) {
  const script = marketScript({ withViews: true });
  if (script === '') return { page, headers: headersWith('') };
  const hash = createHash('sha256').update(script).digest('base64');
  return {
    page: page.replace('<head>', () => `<head><script>${script}</script>`),
    headers: headersWith(` 'sha256-${hash}'`),
  };
}

/** The staff's application under `/{language}/cms` and `/{language}/admin`, behind the sign-in. */
export function createEditor({
  sessionOf,
  publicUrl,
  hstsSubdomains = false,
  buildFolder,
}: EditorOptions): FastifyPluginAsync {
  const always = {
    'x-content-type-options': 'nosniff',
    ...transportSecurity({ publicUrl, hstsSubdomains }),
  };
  return async (server) => {
    server.addHook('onRequest', async (_request, reply) => {
      reply.headers(always);
    });
    const { page, headers } = withMarket(await readFile(join(buildFolder, 'index.html'), 'utf8'));
    await server.register(fastifyStatic, {
      root: join(buildFolder, 'editor-assets'),
      prefix: '/editor-assets/',
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
      // The build puts a `.br` and a `.gz` beside each text.
      preCompressed: true,
      setHeaders: (reply) => {
        reply.header('vary', 'accept-encoding');
      },
    });

    const open = (area: Area) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { locale } = request.params as { locale: string };
      const session = await sessionOf(request.headers.cookie);
      if (!session) return reply.redirect(signInUrl(request.url), 302);
      if (
        !session.person.roles.some((role) => (allowed[area] as readonly string[]).includes(role))
      ) {
        return reply.redirect(`/${locale}/no-access`, 302);
      }
      const helper = /^(\/\w+\/cms)\/_(?=\/|\?|$)/.exec(request.url);
      if (helper) return reply.redirect(`${helper[1]}${request.url.slice(helper[0].length)}`, 302);
      return reply.headers(headers).send(page);
    };
    for (const area of ['cms', 'admin'] as const) {
      server.get(`/:locale(^ar|en$)/${area}`, open(area));
      server.get(`/:locale(^ar|en$)/${area}/*`, open(area));
    }
  };
}
