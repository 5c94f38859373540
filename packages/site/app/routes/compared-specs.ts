import { isServiceError } from '@mawkib/api-clients';
import { getModelCompareSpec } from '@mawkib/api-clients/contracts/content';
import { siteContext } from '../context/site-context.ts';
import { localeOf } from '../page/use-page-locale.ts';
import type { Route } from './+types/compared-specs';

const longestModel = 200;

/** Specs of `?model=` for the comparison of saved vehicles; none of a model that is unknown. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params);
  const model = (url.searchParams.get('model') ?? '').trim().slice(0, longestModel);
  const { call } = context.get(siteContext);
  const load = async () => {
    if (model === '') return { data: [] };
    const input = { params: { model }, query: { locale } };
    return call(getModelCompareSpec, input, { locale, signal: AbortSignal.timeout(5_000) });
  };
  const { data } = await load().catch((error: unknown) => {
    if (isServiceError(error) && error.status === 404) return { data: [] };
    throw error;
  });
  return Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
}
