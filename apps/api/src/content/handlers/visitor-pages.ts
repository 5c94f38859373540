import { getPageByPath } from '@mawkib/api-clients/contracts';
import { type Implementation, implement } from '../../frame/implement.js';
import { pagePath } from '../page-path.js';
import { pageRefusals } from '../page-refusals.js';
import type { PublishedPages } from '../published-pages.js';

export const visitorPages = (pages: PublishedPages): Implementation[] => [
  implement(getPageByPath, async ({ params, query }) => {
    const answer = await pages.byPath(pagePath(params.path), query.locale);
    if (!answer) throw pageRefusals.unknownPage();
    return answer;
  }),
];
