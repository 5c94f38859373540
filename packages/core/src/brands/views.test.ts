import { afterEach, expect, it } from 'vitest';
import { firstMarket } from '../first-market/index.js';
import { marketScript } from '../locale/index.js';
import { defineMarket } from '../market/index.js';
import { addedViews, registerViews, viewPictures } from './index.js';

afterEach(() => registerViews());

const exteriors = {
  fpace: { images: 'spin360/midsuv-{frame}-silver' },
  fpace_my21: { images: 'spin360/midsuv-{frame}-green' },
  defender_110: {
    images: 'spin360/offroader-{frame}-sand',
    name: { ar: 'ديفندر', en: 'Defender' },
  },
};

it('finds the pictures of a preset, else those of its model', () => {
  registerViews({ exteriors });
  const found = ['fpace_my21', 'fpace_my18', 'epace_my18', 'constructor_my1'].map((preset) =>
    viewPictures('exteriors', preset),
  );
  expect(found).toEqual([
    'spin360/midsuv-{frame}-green',
    'spin360/midsuv-{frame}-silver',
    undefined,
    undefined,
  ]);
  expect(addedViews('exteriors')).toEqual([
    { id: 'defender_110', name: exteriors.defender_110.name },
  ]);
  expect(addedViews('interiors')).toEqual([]);
});

it('tells views to the editor, and nothing to pages of visitors', () => {
  registerViews({ exteriors });
  expect(marketScript()).toBe('');
  expect(marketScript({ withViews: true })).toContain('"defender_110"');
});

it('rejects views without pictures, without frames or with half a name', () => {
  const views = {
    exteriors: {
      'F-PACE': { images: 'spin360/midsuv-{frame}' },
      fpace: { images: 'spin360/midsuv' },
      defender: { images: 'spin360/o-{frame}', name: { ar: 'ديفندر', en: '' } },
    },
    interiors: { fpace: { images: 'https://evil.example/x' } },
    above: {},
  };
  const market = { ...firstMarket, id: 'x', themes: [{ id: 'land-rover' }, { id: 'jaguar' }] };
  expect(() => defineMarket({ ...market, views } as never)).toThrow(
    /views\.above: unknown member.*\n.*views\.exteriors\.F-PACE: .*\nviews\.exteriors\.fpace\.images: .*\nviews\.exteriors\.defender\.name\.en: is missing\nviews\.interiors\.fpace\.images: /,
  );
});
