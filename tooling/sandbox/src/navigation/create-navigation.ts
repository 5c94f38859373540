import type { FastifyReply } from 'fastify';
import { allowAnyOrigin } from '../http/allow-any-origin.ts';
import type { Row, Service, Surroundings } from '../service.ts';
import { navigationCss, navigationHtml, navigationJs } from './navigation-files.ts';

type Requested = { Params: { options: string } };

/**
 * External navigation service (Site document, sections 2 and 7): a JSON of links, and the files
 * that it names.
 */
export function createNavigation({ journal }: Surroundings): Service {
  let requested: Row[] = [];
  return {
    name: 'navigation',
    title: 'Navigation service',
    snapshot: () => ({ requests: requested }),
    reset: () => {
      requested = [];
    },
    routes(scope) {
      allowAnyOrigin(scope);
      const isGood = (options: string) => /^[\w-]{1,100}$/.test(options);
      scope.get<Requested>('/naas/nav.:options.json', (request, reply) => {
        const { options } = request.params;
        if (!isGood(options)) return reply.code(404).send({ message: 'No such navigation.' });
        requested = [{ options }, ...requested].slice(0, 50);
        journal.add('navigation', `Requested ${options}`);
        const file = (kind: string) => `/naas/nav.${options}.${kind}`;
        return { html: file('html'), css: [file('css')], js: [file('js')] };
      });
      const file = (kind: string, type: string, content: (options: string) => string) => {
        scope.get<Requested>(`/naas/nav.:options.${kind}`, (request, reply: FastifyReply) =>
          isGood(request.params.options)
            ? reply.type(`${type}; charset=utf-8`).send(content(request.params.options))
            : reply.code(404).send(''),
        );
      };
      file('html', 'text/html', navigationHtml);
      file('css', 'text/css', () => navigationCss);
      file('js', 'text/javascript', () => navigationJs);
    },
  };
}
