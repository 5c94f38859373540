import { LocaleProvider } from '@mawkib/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fromSample } from '../../model/create-block.js';
import { resolvePage } from '../../model/resolve.js';
import { Blocks } from '../../renderer/Blocks.js';
import { preloadBlocks } from '../../renderer/preload-blocks.js';
import { {{camel}} } from './{{key}}.definition.js';
import { sample } from './{{key}}.sample.js';

it.each(['ar', 'en'] as const)('shows its title and text in %s', async (locale) => {
  await preloadBlocks(['{{key}}']);
  const stored = fromSample({{camel}}, sample[locale]);
  const blocks = resolvePage([stored], () => {{camel}}, { locale, now: new Date(0) });
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <Blocks blocks={blocks} />
    </LocaleProvider>,
  );
  expect(html).toContain(locale === 'ar' ? 'عنوان القسم' : 'The block’s title');
  expect(html).toContain(locale === 'ar' ? 'فقرة قصيرة' : 'A short text');
});
