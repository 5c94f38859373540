import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { definePrimitiveStyles, defineStyles } from './sheets/sheet.js';
import { createStyleCollector } from './sheets/style-collector.js';
import { useStyles } from './sheets/use-styles.js';

const base = definePrimitiveStyles('probe-base', { root: { color: 'black' } });
export const card = defineStyles('probe-card', {
  root: {
    paddingInline: 8,
    '&:hover $title': { color: 'red' },
    '@media (min-width: 741px)': { paddingInline: 16 },
  },
  title: { fontWeight: 600 },
});
const late = defineStyles('probe-late', { root: { color: 'green' } });

export function Base() {
  return <p className={useStyles(base).root}>base</p>;
}

export function Card() {
  const css = useStyles(card);
  return (
    <div className={css.root}>
      <h2 className={css.title}>card</h2>
      <Base />
    </div>
  );
}

export function Late() {
  return <p className={useStyles(late).root}>late</p>;
}

export function renderOnServer(element: ReactNode) {
  const collector = createStyleCollector();
  const html = renderToString(<collector.Provider>{element}</collector.Provider>);
  return { html, collector };
}
