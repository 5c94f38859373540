import { expect, it } from 'vitest';
import { drawings } from './drawings.js';
import { directionalIcons, iconNames } from './icon-names.js';
import { spriteOf } from './sprite-of.js';

it.each(['land-rover', 'jaguar'] as const)(
  'the file of %s is its drawings; `pnpm icons` makes it',
  async (theme) => {
    await expect(spriteOf(theme)).toMatchFileSnapshot(`../../icons/${theme}.svg`);
  },
);

it('has a drawing of its own of every name in both themes, and no other [S-1-16]', () => {
  const names = [...iconNames].sort();
  expect(Object.keys(drawings['land-rover']).sort()).toEqual(names);
  expect(Object.keys(drawings.jaguar).sort()).toEqual(names);
  for (const name of iconNames) {
    expect(drawings.jaguar[name], name).not.toBe(drawings['land-rover'][name]);
  }
});

it('flags what turns with the text', () => {
  const flagged = [...spriteOf('jaguar').matchAll(/<symbol id="([^"]+)"[^>]* data-mirror="true"/g)];
  expect(flagged.map(([, name]) => name)).toEqual(directionalIcons);
});
