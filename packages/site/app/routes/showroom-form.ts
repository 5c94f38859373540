import { getForm } from '@mawkib/api-clients/contracts';
import { handleContentPost } from '../content/handle-content-post.server.ts';
import { siteContext } from '../context/site-context.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { isMissing } from '../request/is-missing.server.ts';
import type { Route } from './+types/showroom-form';

/** Definition and post URL of a form on a vehicle page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const input = { params: { id: params.formId }, query: { locale } };
  try {
    const { data } = await context.get(siteContext).call(getForm, input, { locale });
    return Response.json(data, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (isMissing(error)) return new Response(null, { status: 404 });
    throw error;
  }
}

/** Result of a lead, in the shape of a content page's action. */
export async function action({ params, context, request, url }: Route.ActionArgs) {
  const outcome = await handleContentPost({ context, request, url, locale: localeOf(params) });
  return 'kind' in outcome
    ? Response.json(outcome)
    : Response.json(outcome.data, { status: outcome.init?.status });
}
