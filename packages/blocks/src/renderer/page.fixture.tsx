import { type Locale, packageLocale } from '@mawkib/core/locale';
import { LocaleProvider } from '@mawkib/ui';
import { createStyleCollector } from '@mawkib/ui/server';
import { createStyleCache, StyleProvider } from '@mawkib/ui/styles';
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { components } from '../built-in/components.fixture.js';
import { definitionOf } from '../definitions/catalogue.fixture.js';
import { fromSample } from '../model/create-block.js';
import type { PublicBlock, StoredBlock } from '../model/definition/public-values.js';
import { resolvePage } from '../model/resolving/resolve-page.js';
import { ServerOnlyPropsProvider } from './static/server-only-props.js';
import { BlockComponentsProvider } from './use-block-components.js';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Blocks of a page from the samples of these templates, resolved for a visitor. */
export function pageOf(templates: readonly string[], locale: Locale = 'en'): PublicBlock[] {
  let count = 0;
  const stored = templates.map((template) => {
    const definition = definitionOf(template);
    if (!definition) throw new Error(template);
    return fromSample(definition, definition.sample[packageLocale(locale)], () => `id-${count++}`);
  });
  return resolved(stored, locale);
}

export const resolved = (stored: readonly StoredBlock[], locale: Locale = 'en'): PublicBlock[] =>
  resolvePage([...stored], definitionOf, {
    locale,
    now: new Date('2026-06-15T12:00:00Z'),
  });

/** The document's body as rendered by the server. */
export function serve(content: ReactNode, blocks: readonly PublicBlock[], locale: Locale = 'en') {
  const { Provider } = createStyleCollector();
  return renderToString(
    <Provider>
      <LocaleProvider locale={locale}>
        <ServerOnlyPropsProvider blocks={blocks}>
          <BlockComponentsProvider value={components}>{content}</BlockComponentsProvider>
        </ServerOnlyPropsProvider>
      </LocaleProvider>
    </Provider>,
  );
}

const surrounded = (content: ReactNode, locale: Locale) => (
  <StyleProvider cache={createStyleCache()}>
    <LocaleProvider locale={locale}>
      <BlockComponentsProvider value={components}>{content}</BlockComponentsProvider>
    </LocaleProvider>
  </StyleProvider>
);

/** Hydrates the server's markup; `errors` has React's errors. */
export async function takeOver(html: string, content: ReactNode, locale: Locale = 'en') {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  return {
    ...(await watched(container, (options) =>
      hydrateRoot(container, surrounded(content, locale), options),
    )),
    container,
  };
}

/** Renders a page in the browser only. */
export async function draw(content: ReactNode, locale: Locale = 'en') {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const drawn = await watched(container, (options) => {
    const root = createRoot(container, options);
    root.render(surrounded(content, locale));
    return root;
  });
  return { ...drawn, container };
}

async function watched(
  _container: Element,
  start: (options: { onRecoverableError: (error: unknown) => void }) => Root,
) {
  const errors: unknown[] = [];
  const log = console.error;
  console.error = (...args: unknown[]) => errors.push(args);
  let root: Root | undefined;
  try {
    await act(async () => {
      root = start({ onRecoverableError: (error) => errors.push(error) });
    });
  } finally {
    console.error = log;
  }
  const update = (content: ReactNode, locale: Locale = 'en') =>
    act(async () => root?.render(surrounded(content, locale)));
  return { errors, update, unmount: () => act(async () => root?.unmount()) };
}
