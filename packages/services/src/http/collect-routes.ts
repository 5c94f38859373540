import type { FastifyInstance } from 'fastify';

interface RegisteredRoute {
  methods: readonly string[];
  pattern: RegExp;
}

/**
 * Collects the routes of a server as they are registered, to tell a wrong method from an unknown
 * URL.
 */
export function collectRoutes(app: FastifyInstance) {
  const routes: RegisteredRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), pattern: patternOf(url) });
  });
  return {
    /** Methods that a URL accepts; empty for an unknown URL. */
    methodsOf(url: string): string[] {
      const [path = ''] = url.split('?');
      const methods = routes
        .filter(({ pattern }) => pattern.test(path))
        .flatMap((route) => route.methods);
      return [...new Set(methods)].sort();
    },
  };
}

/**
 * `/forms/:id/leads` and `/pages/*` as a regular expression for whole paths, without ambiguity
 * between parts.
 */
function patternOf(url: string): RegExp {
  const source = url
    .split(/(:\w+|\*)/)
    .map((part) => {
      if (part === '*') return '.*';
      if (part.startsWith(':')) return '[^/]+?';
      return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`);
}
