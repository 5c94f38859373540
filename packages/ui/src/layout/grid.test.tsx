// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStyleCollector } from '../styles/sheets/style-collector.js';
import { Grid, type GridProps } from './Grid.js';

const columns = [1, 2, 3, 4, 5, '2-4', '1-4', 'ffi'] as const;

/** How many columns six items have in a window of a width, and if the first fills a row. */
function laidOut(value: GridProps['columns'], width: number) {
  const { Provider, css } = createStyleCollector();
  document.body.innerHTML = renderToString(
    <Provider>
      <Grid columns={value}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((item) => (
          <p key={item}>{item}</p>
        ))}
      </Grid>
    </Provider>,
  );
  const [grid, first] = document.body.querySelectorAll('[data-columns], p');
  const [plain = '', ...wider] = css().split('@media (min-width: ');
  const rules = [plain, ...wider.filter((part) => Number.parseInt(part, 10) <= width)]
    .flatMap((part) => [...part.matchAll(/(\.[^{}]+)\{([^{}]*)\}/g)])
    .map(([, selector = '', text = '']) => ({ selector, text }));
  const last = (element: Element | undefined, property: RegExp) =>
    rules
      .filter(({ selector }) => element?.matches(selector))
      .findLast(({ text }) => property.test(text))
      ?.text.match(property)?.[1];
  const count = last(grid, /grid-template-columns:repeat\((\d)/);
  return last(first, /grid-column:(.+?);/) === '1/-1' ? `whole, ${count}` : Number(count);
}

it.each([
  [390, [1, 1, 1, 1, 1, 2, 1, 1]],
  [800, [1, 2, 2, 2, 3, 2, 1, 'whole, 2']],
  [1280, [1, 2, 3, 4, 5, 4, 4, 'whole, 3']],
])('has 1 to 5 columns, 2-4, 1-4 and ffi in a window of %d px [B-0-10]', (width, counts) => {
  expect(columns.map((value) => laidOut(value, width))).toEqual(counts);
});
