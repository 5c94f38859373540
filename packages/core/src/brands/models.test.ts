import { afterEach, describe, expect, it } from 'vitest';
import { firstFacts } from '../first-market/index.js';
import { registerMarket } from '../locale/index.js';
import { expandModels, externalCodeOf, platformCodeOf } from './index.js';

afterEach(() => registerMarket({ ...firstFacts, models: undefined }));

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
    ['constructor', ['constructor']],
  ])('%s stands for its models [B-5-29]', (name, models) => {
    expect(expandModels(name)).toEqual(models);
  });

  it('any_lr stands for the three families', () => {
    expect(new Set(expandModels('any_lr'))).toEqual(
      new Set(['defender', 'discovery', 'range rover'].flatMap(expandModels)),
    );
  });

  it('have a platform code for each known external code, and the other way round', () => {
    const codes = ['f-pace', 'i-pace', 'f-type', 'xe', 'xf', 'defender', 'constructor'];
    const known = ['x761', 'x590', 'x152', 'x760', 'x260', undefined, undefined];
    expect(codes.map(platformCodeOf)).toEqual(known);
    expect(['X761 ', 'x260', 'x1'].map(externalCodeOf)).toEqual(['f-pace', 'xf', undefined]);
  });

  it('are those of the market that is registered, which has none of the first', () => {
    registerMarket({ models: { families: { dune: ['dune_s', 'dune_l'] } } });
    expect(['Dune', 'defender', 'any_jag'].map(expandModels)).toEqual([
      ['dune_s', 'dune_l'],
      ['defender'],
      ['any_jag'],
    ]);
    expect(platformCodeOf('xe')).toBeUndefined();
  });
});
