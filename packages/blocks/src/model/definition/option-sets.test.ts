import { describe, expect, it } from 'vitest';
import type { Field } from './field.js';
import * as sets from './option-sets.js';

const values = (field: Field) => (field.attrs.options ?? []).map(({ value }) => value);
const sizes = (field: Field) =>
  (field.attrs.sizes ?? []).map(({ width, height }) => `${width}x${height}`);

describe('title set', () => {
  const set = sets.titleSet();

  it('has a Markdown title [B-3-44]', () => {
    expect(set.title.type).toBe('Markdown');
  });
  it('sizes headings xs to xl [B-3-45]', () => {
    expect(values(set.header_size)).toEqual(['xs', 's', 'm', 'l', 'xl']);
  });
  it('has a variant with the size title [B-3-46]', () => {
    expect(values(sets.headerSizeWithTitle())).toEqual(['xs', 's', 'm', 'l', 'xl', 'title']);
  });
  it('defaults the size to xl, and to title where it is offered [B-3-47] [B-3-79]', () => {
    expect(set.header_size.default).toBe('xl');
    expect(sets.headerSizeWithTitle().default).toBe('title');
  });
  it('offers H1 to H6, by default the second [B-3-48]', () => {
    expect(set.header_tag.attrs.options?.map(({ label }) => label.en)).toEqual([
      'H1',
      'H2',
      'H3',
      'H4',
      'H5',
      'H6',
    ]);
    expect(set.header_tag.default).toBe('2');
  });
  it('has an icon and two fonts [B-3-49] [B-3-50]', () => {
    expect(set.header_icon.type).toBe('Icon');
    expect(values(set.header_font)).toEqual(['primary', 'secondary']);
  });
});

it('the paragraph is Markdown, big or small [B-3-51] [B-3-52]', () => {
  const { paragraph, font_size } = sets.paragraphSet();
  expect(paragraph.type).toBe('Markdown');
  expect(values(font_size)).toEqual(['big', 'small-size']);
});

it.each([
  ['col-numbers [B-3-53]', sets.colNumbers(), ['1', '2', '3', '4'], '3'],
  ['dir [B-3-54]', sets.dir(), ['ltr', 'rtl'], 'rtl'],
  ['vertical_alignment', sets.verticalAlignment(), ['center', 'top', 'bottom'], 'center'],
  ['image-ratio [B-3-57]', sets.imageRatio(), ['16-9', '16-6-5'], '16-9'],
  [
    'padding_grid_class [B-3-58]',
    sets.sectionLayout().padding_grid_class,
    ['normal', 'top-space-0', 'bottom-space-0', 'y-space-0'],
    'normal',
  ],
  [
    'border_grid_class [B-3-59]',
    sets.sectionLayout().border_grid_class,
    ['border-top', 'border-bottom', 'border-top-bottom', 'no-border'],
    'no-border',
  ],
  [
    'carousel_view_options [B-3-60]',
    sets.carouselViewOptions(),
    ['default', 'adjacent_slides'],
    'default',
  ],
  ['button_style [B-3-61]', sets.buttonStyle(), ['primary', 'secondary'], 'primary'],
  [
    'box_color [B-3-62]',
    sets.boxColor(),
    ['light-theme', 'grey-theme', 'dark-theme', 'black-theme'],
    'light-theme',
  ],
  [
    'slider_theme [B-3-63]',
    sets.sliderTheme(),
    ['light-theme', 'grey-theme', 'dark-theme', 'black-theme', 'all-white-theme'],
    'light-theme',
  ],
  ['button_position [B-3-226]', sets.buttonPosition(), ['left', 'center', 'right'], 'right'],
] as const)('%s offers its options and its default', (_name, field, options, defaultValue) => {
  expect(values(field)).toEqual(options);
  expect(field.default).toBe(defaultValue);
});

it('unstated defaults are those of the catalogue [B-3-80]', () => {
  expect(sets.titleSet().header_font.default).toBe('primary');
  expect(sets.paragraphSet().font_size.default).toBe('small-size');
  expect(sets.isReversed().default).toBe(false);
});

it('pictures list the sizes they are asked for in [B-3-68] [B-3-69] [B-3-70]', () => {
  expect(sizes(sets.rdxImage())).toEqual(['1600x900', '1024x576', '640x360']);
  expect(sizes(sets.rdxSquareImage())).toEqual(['1600x1600', '1024x1024', '640x640', '360x360']);
  expect(sizes(sets.heroBannerImage())).toEqual(['2000x358']);
});

it('videos are addresses, links are links [B-3-71] [B-3-72] [B-3-73] [B-3-74]', () => {
  for (const field of [sets.yt(), sets.nativeVideo(), sets.nativeVideoBackground()]) {
    expect([field.type, field.attrs.format]).toEqual(['String', 'url']);
  }
  expect(sets.rdxLink().type).toBe('Link');
  expect(sets.rdxButtons().type).toBe('LinksCollection');
  expect(sets.rdxLinks().type).toBe('LinksCollection');
});

it('loading failed has its texts, to the letter [B-3-77] [B-3-78]', () => {
  const { error_msg, try_again_btn_label } = sets.loadingFailed();
  expect(error_msg.default).toMatchObject({ en: 'Something went wrong, please try again.' });
  expect(try_again_btn_label.default).toMatchObject({ en: 'Try again' });
});
