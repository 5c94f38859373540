import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blankPublicLink } from '../../model/resolving/resolve-value.js';
import { BlockSection } from './BlockSection.js';
import { BlockContext } from './block-context.js';
import { linkValues, uiProps } from './ui-props.js';

it('accepts every value of the vocabulary and no other [B-0-12]', () => {
  const level = (header_tag: unknown) => uiProps({ header_tag }).heading.level;
  const size = (header_size: unknown) => uiProps({ header_size }).heading.size;
  for (const known of [1, 2, 3, 4, 5, 6]) {
    expect([known, `${known}`, `h${known}`, `H${known}`].map(level)).toEqual(Array(4).fill(known));
  }
  for (const wrong of [0, 7, 'h', 'h0', 'h33', 'title', '', null, undefined, 2.5, {}])
    expect(level(wrong)).toBe(2);
  const sizes = ['xs', 's', 'm', 'l', 'xl', 'title'];
  expect(sizes.map(size)).toEqual(sizes);
  expect(['xxl', null].map(size)).toEqual(['xl', 'xl']);
  expect(['big', 'small-size', 5].map((font_size) => uiProps({ font_size }).textSize)).toEqual([
    'l',
    'm',
    'm',
  ]);
  const kind = (button_style: unknown) => uiProps({ button_style }).buttonKind;
  expect(['secondary', 'tertiary', 'loud'].map(kind)).toEqual(['secondary', 'tertiary', 'primary']);
  const ratio = (value: unknown) => uiProps({ 'image-ratio': value }).ratio;
  expect(['16-6-5', '1-1', '4-3'].map(ratio)).toEqual(['16-6-5', '1-1', '16-9']);
});

it('reads the surface of a block and of a slider, with or without -theme', () => {
  const surface = (box_color: unknown) => uiProps({ box_color }).section.surface;
  for (const known of ['light', 'grey', 'dark', 'black'])
    expect([known, `${known}-theme`].map(surface)).toEqual([known, known]);
  expect([surface('pink'), surface(undefined)]).toEqual(['light', 'light']);
  expect(uiProps({ slider_theme: 'all-white-theme' }).section.surface).toBe('all-white');
});

it('reads the space and the lines layoutProps a block and the view of a carousel', () => {
  const layoutProps = (padding_grid_class: unknown, border_grid_class: unknown) =>
    uiProps({ padding_grid_class, border_grid_class }).section;
  expect(layoutProps('y-space-0', 'border-top')).toMatchObject({
    padding: 'y-space-0',
    border: 'border-top',
  });
  expect(layoutProps('none', 7)).toMatchObject({ padding: 'normal', border: 'no-border' });
  const view = (carousel_view_options: unknown) => uiProps({ carousel_view_options }).view;
  expect(['adjacent_slides', 'default'].map(view)).toEqual(['adjacent', 'single']);
});

it('maps the names of links, and none to an empty list', () => {
  const link = { ...blankPublicLink(), form_id: 'test-drive', always_show: true };
  expect(linkValues(link)).toEqual(linkValues([link]));
  expect(linkValues(link)[0]).toMatchObject({ formId: 'test-drive', alwaysShow: true });
  expect(linkValues(undefined)).toEqual([]);
});

it('is a target only with an id that is not blank', () => {
  const section = (scrollId: string) =>
    renderToStaticMarkup(
      <BlockContext value={{ id: 'a', template: 'x', index: 0, still: false, scrollId }}>
        <BlockSection>x</BlockSection>
      </BlockContext>,
    );
  expect(section(' intro ')).toContain('id="intro"');
  expect(section('  ')).not.toMatch(/^<section [^>]* id=/);
});
