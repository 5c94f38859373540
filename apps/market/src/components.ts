import { builtInComponents, createBlockComponents } from '@mawkib/blocks';

/** What they render with, each loaded when a page needs it. */
export const components = createBlockComponents({
  ...builtInComponents,
  'charging-cost': () =>
    import('./blocks/charging-cost/ChargingCost.tsx').then((chunk) => chunk.ChargingCost),
});
