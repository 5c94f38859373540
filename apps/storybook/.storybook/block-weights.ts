import { fileURLToPath } from 'node:url';
import { limitOf, weighBlocks } from '@mawkib/weight';
import type { Plugin } from 'vite';

const name = 'virtual:block-weights';
const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Provides `virtual:block-weights`: the bytes a visitor loads for each block, measured when a docs
 * page first needs them.
 */
export function blockWeights(): Plugin {
  return {
    name: 'mawkib-block-weights',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const { blocks } = await weighBlocks(root);
      const weights = blocks.map(({ key, bytes }) => [key, { bytes, limit: limitOf(key) }]);
      return `export const weights = ${JSON.stringify(Object.fromEntries(weights))};`;
    },
  };
}
