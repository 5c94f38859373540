import { builtInComponents, createBlockComponents } from '@mawkib/blocks';

export const componentsWithTides = createBlockComponents({
  ...builtInComponents,
  'tide-table': () => import('./TideTable.tsx').then((chunk) => chunk.TideTable),
});
