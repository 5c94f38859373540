import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { surfaces } from '../styles/themes/themes.js';
import { vars } from '../styles/vars.js';

const hairline = `1px solid ${vars.color.line}`;

const page = '[data-width="page"]:not([data-padding="bottom-space-0"], [data-padding="y-space-0"])';
const lineless = ':not([data-border^="border-top"])';
// The type only says that it is a selector.
const shared = surfaces
  .map((name) => {
    const surface = `[data-surface="${name}"]:not([data-all-white])`;
    return `${surface}${page}:not([data-border*="bottom"]) + &${surface}[data-width="page"]${lineless}`;
  })
  .join(', ') as '& + &';

export const styles = definePrimitiveStyles('section', {
  root: {
    position: 'relative',
    paddingBlock: vars.layout.section,
    '&[data-all-white]': { '--mk-color-canvas': '#fff', '--mk-color-raised': '#fff' },
    '&[data-width="full"]': { paddingBlock: 0 },
    // Neighbors on the same surface share their space; a line between them keeps both.
    [shared]: { paddingBlockStart: 0 },
    '&[data-padding="top-space-0"]': { paddingBlockStart: 0 },
    '&[data-padding="bottom-space-0"]': { paddingBlockEnd: 0 },
    '&[data-padding="y-space-0"]': { paddingBlock: 0 },
    '&:is([data-border="border-top"], [data-border="border-top-bottom"])': {
      borderBlockStart: hairline,
    },
    '&:is([data-border="border-bottom"], [data-border="border-top-bottom"])': {
      borderBlockEnd: hairline,
    },
  },
  content: {
    inlineSize: '100%',
    maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
  },
});
