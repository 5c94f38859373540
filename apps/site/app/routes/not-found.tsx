import { sanitize } from '@mawkib/ui/rich-text';
import { data } from 'react-router';
import { NotFoundView, type NotFoundContent } from '../frame/NotFoundView.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { localeOf } from '../locale.ts';
import { siteMessages } from '../messages.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/not-found';

/** Missing pages end here; the settings `page_not_found.html` and `.content` change its words. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { settings } = await site.market(localeOf(params));
  const valueOf = (key: string) => settings.find((setting) => setting.key === key)?.value;
  const html = valueOf('page_not_found.html');
  const content: NotFoundContent = { ...readContent(valueOf('page_not_found.content'), site.log) };
  if (html) content.html = sanitize(html);
  return data({ content }, { status: 404 });
}

function readContent(value: string | undefined, log: (level: 'warn', message: string) => void): NotFoundContent {
  if (!value) return {};
  try {
    const parsed: unknown = JSON.parse(value);
    if (parsed === null || typeof parsed !== 'object') throw new TypeError('not an object');
    const texts = Object.entries(parsed).filter(
      ([key, text]) =>
        ['heading', 'image_id', 'paragraph', 'button_label'].includes(key) && typeof text === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    log('warn', 'Invalid JSON in 404 page setting');
    return {};
  }
}

export const meta = ({ params }: Route.MetaArgs) => [
  { title: siteMessages(localeOf(params))('not_found_title') },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame layout="error">
      <NotFoundView content={loaderData.content} />
    </PageFrame>
  );
}
