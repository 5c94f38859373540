import { describe, expect, it } from 'vitest';
import { locales } from '../locale/index.js';
import {
  breakpoints,
  buttonSize,
  choiceFilters,
  expandModels,
  filterKeys,
  financingOptions,
  headingLevel,
  headingSize,
  imageRatio,
  imageRatios,
  imageSizes,
  paragraphSize,
  platformCodeOf,
  rangeFilters,
  shortVin,
  sourceCodeOf,
  states,
  statuses,
  themeOf,
  themeOfBrand,
  themes,
  type ValueKind,
  valueLabel,
} from './index.js';

describe('vehicles', () => {
  it('have source code NVL when new, AVL when approved, none when used [S-4-01]', () => {
    expect(['new', 'approved', 'used', 'foo', 'constructor'].map(sourceCodeOf)).toEqual([
      'NVL',
      'AVL',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('have a platform code for each known external code [S-3-46]', () => {
    const codes = ['f-pace', 'i-pace', 'f-type', 'xe', 'xf', 'defender'];
    expect(codes.map(platformCodeOf)).toEqual(['x761', 'x590', 'x152', 'x760', 'x260', undefined]);
  });

  it('show the last 3 characters of a VIN [B-9-33]', () => {
    expect(['SALEA7BU9K', 'ABC', 'AB', ''].map(shortVin)).toEqual(['U9K', 'ABC', 'AB', '']);
  });

  it('have eight statuses', () => {
    expect(statuses).toHaveLength(8);
  });
});

describe('models', () => {
  it.each([
    ['defender', ['defender', 'defender_90', 'defender_110', 'defender_130']],
    ['Discovery', ['discovery', 'discovery_sport']],
    [
      'Range Rover',
      ['range_rover', 'range_rover_sport', 'range_rover_velar', 'range_rover_evoque'],
    ],
    ['any_jag', ['f-pace', 'e-pace', 'i-pace', 'f-type', 'xe', 'xj', 'xf']],
    ['Evoque X', ['evoque_x']],
  ])('%s stands for its models [B-5-29]', (name, models) => {
    expect(expandModels(name)).toEqual(models);
  });

  it('any_lr stands for the three families', () => {
    expect(new Set(expandModels('any_lr'))).toEqual(
      new Set(['defender', 'discovery', 'range rover'].flatMap(expandModels)),
    );
  });
});

describe('themes', () => {
  it('are those that are known, by their name or by a brand', () => {
    expect([...themes, 'mini', '', null, {}].map(themeOf)).toEqual([
      'land-rover',
      'jaguar',
      ...Array(4).fill('land-rover'),
    ]);
    expect(['Jaguar', 'Land Rover', 'jaguar', undefined].map(themeOfBrand)).toEqual([
      'jaguar',
      ...Array(3).fill('land-rover'),
    ]);
  });
});

describe('labels of values', () => {
  const labelled = { state: states, status: statuses, financing: financingOptions } as const;

  it.each(Object.entries(labelled))('has a name of its own for every %s', (kind, values) => {
    for (const locale of locales) {
      const names = values.map((value) => valueLabel(kind as ValueKind, value, locale));
      expect(new Set(names).size).toBe(values.length);
      expect(names.filter((name) => (values as readonly string[]).includes(name))).toEqual([]);
    }
  });

  it('do not mind case, spaces and hyphens, and keep a value without a name', () => {
    expect(valueLabel('engine', 'Plug-in Hybrid', 'en')).toBe('Plug-in hybrid');
    expect(valueLabel('engine', 'plug_in_hybrid', 'ar')).toBe('هجين قابل للشحن');
    expect(['steam', 'constructor', ''].map((value) => valueLabel('engine', value, 'ar'))).toEqual([
      'steam',
      'constructor',
      '',
    ]);
  });
});

describe('layout', () => {
  it('asks for the stated sizes of an image', () => {
    expect(imageSizes['16-9'].map(({ width, height }) => `${width}x${height}`)).toEqual([
      '1600x900',
      '1024x576',
      '640x360',
    ]);
    expect(imageSizes['1-1'].map(({ width }) => width)).toEqual([1600, 1024, 640, 360]);
    expect([...imageRatios, '4-3', null].map(imageRatio)).toEqual([...imageRatios, '16-9', '16-9']);
  });

  it('has exactly these nine breakpoints [S-9-07]', () => {
    expect(breakpoints).toEqual([0, 741, 768, 901, 1024, 1280, 1461, 1480, 1920]);
  });
});

describe('texts', () => {
  it('take a heading level as h3 or 3, and the fallback for all else', () => {
    expect(['h3', 'H3', 3, '3'].map((value) => headingLevel(value))).toEqual([3, 3, 3, 3]);
    expect([0, 7, 'h', '', null, undefined, 'h33', {}].map((value) => headingLevel(value))).toEqual(
      Array(8).fill(2),
    );
    expect(headingLevel('x', 4)).toBe(4);
  });

  it('take a known size, and the fallback for all else', () => {
    expect(['xs', 'title', 'xxl', null].map((value) => headingSize(value))).toEqual([
      'xs',
      'title',
      'xl',
      'xl',
    ]);
    expect(['quote', 'xl', 5].map((value) => paragraphSize(value))).toEqual(['quote', 'm', 'm']);
  });

  it('force a tertiary button small', () => {
    expect(buttonSize('medium', 'tertiary')).toBe('small');
    expect(buttonSize('medium', 'primary')).toBe('medium');
  });
});

describe('filters', () => {
  it('are each a choice or a range, and listed once', () => {
    expect([...filterKeys].sort()).toEqual([...Object.keys(choiceFilters), ...rangeFilters].sort());
  });
});
