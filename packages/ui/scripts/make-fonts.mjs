/**
 * Makes `fonts/` from the Fontsource packages: the letters of Arabic and Persian names, what Latin
 * names, figures and punctuation need, apart from it the letters of Western European languages that
 * few pages have; the weights that the themes use. Run `pnpm fonts` after an update.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = (manifest) => dirname(fileURLToPath(manifest));
const cairo = folder(import.meta.resolve('@fontsource-variable/cairo/package.json'));
const plex = folder(import.meta.resolve('@fontsource/ibm-plex-sans-arabic/package.json'));

const hanken = folder(import.meta.resolve('@fontsource-variable/hanken-grotesk/package.json'));
const instrument = folder(import.meta.resolve('@fontsource-variable/instrument-sans/package.json'));

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
const characters = {
  arabic: `${range(0x600, 0x61f)}${range(0x621, 0x63a)}${range(0x640, 0x65f)}${range(0x660, 0x671)}پچژڤکگیۀە${range(0x6f0, 0x6f9)}${range(0x200c, 0x200f)}`,
  latin: `${range(0x20, 0x7e)}\u00a0©«®°±²·»×–—‘’“”•…‹›−`,
  'latin-ext': `${range(0xa1, 0xa8)}ª¬\u00ad¯³´µ¶¸¹º¼½¾¿${range(0xc0, 0xd6)}${range(0xd8, 0xff)}ŒœŸ‚„‰€™←↑→↓`,
};

const wght = { min: 400, max: 640 };
const files = Object.keys(characters).flatMap((subset) => {
  const [script] = subset.split('-');
  return [
    [`cairo-${subset}.woff2`, join(cairo, `files/cairo-${script}-wght-normal.woff2`), { wght }],
    ...[400, 600].map((weight) => [
      `plex-${subset}-${weight}.woff2`,
      join(plex, `files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`),
    ]),
  ].map((file) => [subset, ...file]);
});

// Documents in Latin script.
for (const subset of ['latin', 'latin-ext']) {
  files.push(
    [
      subset,
      `hanken-${subset}.woff2`,
      join(hanken, `files/hanken-grotesk-latin-wght-normal.woff2`),
      { wght },
    ],
    [
      subset,
      `instrument-${subset}.woff2`,
      join(instrument, `files/instrument-sans-latin-standard-normal.woff2`),
      // Narrow, at a fixed width.
      { wght: { min: 400, max: 600 }, wdth: 85 },
      // With its tabular figures.
      true,
    ],
  );
}

for (const [subset, name, source, variationAxes, hasAlternates] of files) {
  const font = await subsetFont(await readFile(source), characters[subset], {
    targetFormat: 'woff2',
    variationAxes,
    // Arabic needs its joined forms. Small Latin fractions are not used.
    noLayoutClosure: subset !== 'arabic' && !hasAlternates,
  });
  await writeFile(join('fonts', name), font);
  console.warn(name, font.length);
}
await copyFile(join(cairo, 'LICENSE'), 'fonts/cairo-LICENSE.txt');
await copyFile(join(plex, 'LICENSE'), 'fonts/plex-LICENSE.txt');
await copyFile(join(hanken, 'LICENSE'), 'fonts/hanken-LICENSE.txt');
await copyFile(join(instrument, 'LICENSE'), 'fonts/instrument-LICENSE.txt');
