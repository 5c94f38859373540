import { previewPage } from '@mawkib/api-clients/contracts/content';
import { blockComponents } from '../context/block-components.ts';
import { pageMetaheads, siteContext } from '../context/site-context.ts';
import { localeOf } from '../page/use-page-locale.ts';
import { isMissing } from '../request/is-missing.server.ts';
import { Canvas } from '../staff/Canvas.tsx';
import type { Route } from './+types/canvas';

export const handle = { middleware: ['staff'] };

/** The editor's canvas: the draft as visitors would see it, in the page's locale and direction. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = localeOf(params);
  const cookie = request.headers.get('cookie') ?? undefined;
  context.set(pageMetaheads, null);
  const input = { params: { id: params.pageId }, query: { locale } };
  const { data: page } = await site
    .call(previewPage, input, { locale, cookie })
    .catch((error: unknown) => {
      throw isMissing(error) ? new Response(null, { status: 404 }) : error;
    });
  if (page.type === 'redirect') throw new Response(null, { status: 404 });
  const { blocks, theme, layout, path } = page.attributes;
  let sentAway: Response | undefined;
  const states = await site.catalogue.loadData(blocks, {
    call: site.call,
    search: new URLSearchParams(),
    locale,
    path,
    onFailure: (block, error) => {
      if (error instanceof Response) sentAway = error;
      else site.log('warn', `Data of ${block.template} in the canvas failed`, error);
    },
  });
  if (sentAway) throw sentAway;
  return { id: page.id, theme, layout, path, blocks, states };
}

export async function clientLoader({ serverLoader, context }: Route.ClientLoaderArgs) {
  const page = await serverLoader();
  await context.get(blockComponents).preloadWhole(page.blocks.map(({ template }) => template));
  return page;
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function CanvasRoute({ loaderData }: Route.ComponentProps) {
  return <Canvas {...loaderData} />;
}
