import { builtInComponents, createBlockComponents } from '@mawkib/blocks';

/** Components of the blocks, loaded on demand. */
export const components = createBlockComponents({
  ...builtInComponents,
  'charging-cost': () =>
    import('./blocks/charging-cost/ChargingCost.tsx').then((chunk) => chunk.ChargingCost),
});
