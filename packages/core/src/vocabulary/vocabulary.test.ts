import { describe, expect, it } from 'vitest';
import {
  breakpoints,
  buttonSize,
  choiceFilters,
  expandModels,
  filterKeys,
  headingLevel,
  platformCodeOf,
  rangeFilters,
  shortVin,
  sourceCodeOf,
  statuses,
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

describe('layout', () => {
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
