import { createHash } from 'node:crypto';
import sharp from 'sharp';

const size = 256;
const colours = {
  land: '#f1efea',
  block: '#e9e6df',
  park: '#d7e3cf',
  water: '#c4d8e2',
  road: '#ffffff',
  edge: '#dcd8cf',
};

/** Deterministic numbers from 0 to 1 for a name. */
const chance = (...name: (number | string)[]): number[] =>
  [...createHash('sha1').update(name.join(':')).digest()].map((byte) => byte / 255);

/** Roads cross a whole column or row of tiles, so that they continue on the next tile. */
function roads(zoom: number, column: number, axis: 'x' | 'y'): string {
  const count = zoom < 6 ? 1 : 2;
  return chance(axis, zoom, column)
    .slice(0, count)
    .map((part, index) => {
      const at = Math.round(size * (index / count + part / count / 1.4 + 0.06));
      const width = column % 4 === 0 && index === 0 ? 9 : 4;
      const line = axis === 'x' ? `M${at} 0V${size}` : `M0 ${at}H${size}`;
      return `<path d="${line}" stroke="${colours.edge}" stroke-width="${width + 2}"/><path d="${line}" stroke="${colours.road}" stroke-width="${width}"/>`;
    })
    .join('');
}

/** SVG of a tile; deterministic. */
export function drawTile(zoom: number, x: number, y: number): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = chance('tile', zoom, x, y);
  const blocks = chance('blocks', zoom, x, y)
    .slice(0, 12)
    .map((part, index) => {
      const [left, top] = [(index % 4) * 64 + 8, Math.floor(index / 4) * 84 + 10];
      return `<rect x="${left}" y="${top}" width="${20 + part * 28}" height="${24 + part * 36}" rx="3" fill="${colours.block}"/>`;
    })
    .join('');
  const park =
    a > 0.55
      ? `<rect x="${20 + b * 90}" y="${20 + c * 90}" width="${50 + d * 60}" height="${40 + e * 60}" rx="14" fill="${colours.park}"/>`
      : '';
  const lake =
    a < 0.2
      ? `<ellipse cx="128" cy="128" rx="${40 + b * 60}" ry="${30 + c * 50}" fill="${colours.water}"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none"><rect width="${size}" height="${size}" fill="${colours.land}"/>${blocks}${park}${lake}${roads(zoom, x, 'x')}${roads(zoom, y, 'y')}</svg>`;
}

/** A tile as a PNG of 256 by 256 pixels. */
export const renderTile = (zoom: number, x: number, y: number): Promise<Buffer> =>
  sharp(Buffer.from(drawTile(zoom, x, y)))
    .png({ palette: true })
    .toBuffer();
