import { isTheme, marketThemes } from '@mawkib/core/brands';
import * as z from 'zod';

/** The theme of a brand of the market; any other value is answered with those that there are. */
export const theme = z
  .string()
  .refine(isTheme, {
    error: () =>
      `Invalid option: expected one of ${marketThemes()
        .map((id) => `"${id}"`)
        .join('|')}`,
  })
  .meta({ description: 'Id of a theme of the market', examples: marketThemes() });
