import type { FastifyInstance } from 'fastify';

interface KnownRoute {
  methods: readonly string[];
  pattern: RegExp;
}

/** The routes of a server as they are registered, to tell a wrong method from a wrong address. */
export function collectRoutes(app: FastifyInstance) {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), pattern: patternOf(url) });
  });
  return {
    /** Methods that an address takes; none where there is no such address. */
    methodsOf(url: string): string[] {
      const [path = ''] = url.split('?');
      const methods = routes
        .filter(({ pattern }) => pattern.test(path))
        .flatMap((route) => route.methods);
      return [...new Set(methods)].sort();
    },
  };
}

/** `/forms/:id/leads` and `/pages/*` as an expression over whole paths; each part matches one way. */
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
