import { siteContext } from '../context/site-context.ts';
import { loadForm } from '../forms/load-form.server.ts';
import { type LeadOutcome, storeLead } from '../forms/store-lead.server.ts';
import { loadThanks } from '../forms/thanks/load-thanks.server.ts';
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
export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params);
  const result = await storeLead({ context, request, locale });
  if (!('kind' in result)) return Response.json(result.data, { status: result.init?.status });
  const { chosen, ...stored } = result;
  const thanks = await loadThanks(context.get(siteContext), {
    formId: stored.formId,
    chosen,
    locale,
  });
  return Response.json({ ...stored, thanks } satisfies LeadOutcome);
}
