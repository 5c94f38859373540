import { getForm } from '@mawkib/api-clients/contracts';
import { handleContentPost } from '../content/handle-content-post.server.ts';
import { siteContext } from '../context/site-context.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { isMissing } from '../request/is-missing.server.ts';
import type { Route } from './+types/showroom-form';

/** A form that a vehicle's page opens: its definition, and where it is sent. */
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

/** What became of a lead, as a content page's action answers it. */
export async function action({ params, context, request, url }: Route.ActionArgs) {
  const outcome = await handleContentPost({ context, request, url, locale: localeOf(params) });
  return 'kind' in outcome
    ? Response.json(outcome)
    : Response.json(outcome.data, { status: outcome.init?.status });
}
