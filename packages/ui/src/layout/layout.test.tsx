import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from '../picture/Picture.js';
import { createStyleCollector } from '../styles/sheets/style-collector.js';
import { Grid } from './Grid.js';
import { Section, type SectionProps } from './Section.js';

const gridColumns = ['1', '2', '3', '4', '5', '2-4', '1-4', 'ffi'] as const;
const section = (props: SectionProps) => renderToStaticMarkup(<Section {...props}>x</Section>);

it('lays the eight out differently [S-9-38]', () => {
  const collector = createStyleCollector();
  renderToString(
    <collector.Provider>
      <Grid />
    </collector.Provider>,
  );
  const [phone = '', ...wider] = collector.css().split('@media');
  const columnsOf = (css: string, columns: string) => {
    const rules = css.split('}').filter((rule) => rule.includes(`data-columns="${columns}"`));
    return rules.map((rule) => /repeat\((\d)|(1 \/ -1)/.exec(rule)?.[0]).join();
  };
  const layouts = gridColumns.map((columns) =>
    [phone, ...wider].map((css) => columnsOf(css, columns)).join(' | '),
  );
  expect(new Set(layouts).size).toBe(8);
});

it('reads 2-4 and 1-4 as columns of phone and desktop, ffi as a full first item [S-9-39]', () => {
  const collector = createStyleCollector();
  renderToString(
    <collector.Provider>
      <Grid />
    </collector.Provider>,
  );
  const [phone = '', , desktop = ''] = collector.css().split('@media');
  expect(phone).toMatch(/\[data-columns="2-4"\]\{grid-template-columns:repeat\(2,/);
  expect(phone).not.toContain('"1-4"');
  expect(desktop).toMatch(/"2-4"\], \[data-columns="1-4"\]\)\{grid-template-columns:repeat\(4,/);
  expect(collector.css()).toContain('.mk-grid[data-columns="ffi"]>:first-child{grid-column:1/-1;}');
});

it('has ratios and surfaces with a mark of their own [B-0-08]', () => {
  expect(renderToStaticMarkup(<Picture image={{ id: 'a' }} />)).toContain('data-ratio="16-9"');
  for (const surface of ['light', 'grey', 'dark', 'black'] as const) {
    expect(section({ surface })).toContain(`data-surface="${surface}"`);
  }
  expect(section({})).toContain('data-surface="light"');
  expect(section({ surface: 'all-white' })).toMatch(/data-surface="light" data-all-white="true"/);
});

it('marks only paddings and borders that differ from the usual', () => {
  expect(
    (['normal', 'top-space-0', 'bottom-space-0', 'y-space-0'] as const).map(
      (padding) => /data-padding="([^"]+)"/.exec(section({ padding }))?.[1],
    ),
  ).toEqual([undefined, 'top-space-0', 'bottom-space-0', 'y-space-0']);
  expect(
    (['border-top', 'border-bottom', 'border-top-bottom', 'no-border'] as const).map(
      (border) => /data-border="([^"]+)"/.exec(section({ border }))?.[1],
    ),
  ).toEqual(['border-top', 'border-bottom', 'border-top-bottom', undefined]);
});
