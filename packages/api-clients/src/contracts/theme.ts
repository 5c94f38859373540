import { isTheme, marketThemes } from '@mawkib/core/brands';
import * as z from 'zod';

/** Theme of a brand of the market; for any other value the error lists the themes. */
export const theme = z
  .string()
  .refine(isTheme, {
    error: () =>
      `Invalid option: expected one of ${marketThemes()
        .map((id) => `"${id}"`)
        .join('|')}`,
  })
  .meta({ description: 'Id of a theme of the market', examples: marketThemes() });
