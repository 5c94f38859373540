import { defineMarket } from '@mawkib/core/market';
import { themeFromColors } from '@mawkib/ui/styles';

/** Colours that would be hard to read are adjusted; `createTheme` takes every colour by itself. */
const theme = themeFromColors({
  id: '{{id}}',
  accent: {{accent}},
  ink: {{ink}},
  paper: {{paper}},
});

/** Everything in which this market differs from others. */
export const market = defineMarket({
  id: '{{id}}',
  country: {{country}},
  timeZone: {{timeZone}},
  week: { start: {{weekStart}}, weekend: {{weekend}} },
  currency: { code: {{currency}} },
  locales: {{languages}},
  phone: { region: {{country}}, example: {{phoneExample}} },
  themes: [theme],
  brands: [{ id: '{{id}}', name: {{names}}, theme: theme.id }],
  {{navigation}}
  texts: {},
});
