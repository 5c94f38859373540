import { siteContext } from '../context/site-context.ts';
import { handleContentPost } from '../forms/handle-content-post.server.ts';
import { loadForm } from '../forms/load-form.server.ts';
import { localeOf } from '../page/use-page-locale.ts';
import type { Route } from './+types/showroom-form';

/** Definition and post URL of a form in a dialog or on a vehicle page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const loaded = await loadForm(context.get(siteContext), params.formId, localeOf(params));
  return loaded
    ? Response.json(loaded, { headers: { 'cache-control': 'no-store' } })
    : new Response(null, { status: 404 });
}

/** Result of a lead, in the shape of a content page's action. */
export async function action({ params, context, request, url }: Route.ActionArgs) {
  const outcome = await handleContentPost({ context, request, url, locale: localeOf(params) });
  return 'kind' in outcome
    ? Response.json(outcome)
    : Response.json(outcome.data, { status: outcome.init?.status });
}
