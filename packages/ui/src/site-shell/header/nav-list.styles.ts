import { menuEntryAttribute, menuHostAttribute } from '../../markup/index.js';
import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

export const styles = definePrimitiveStyles('nav-list', {
  root: {
    '&[data-look="bar"]': { display: 'flex', gap: vars.space[32] },
    '&[data-look="sheet"] > li': { borderBlockEnd: `1px solid ${vars.color.line}` },
    '&[data-look="sheet"] $link': {
      minBlockSize: '64px',
      fontSize: vars.size.s,
      backgroundImage: 'none',
    },
    '&[data-look="sheet"] $link[aria-current]': { color: vars.color.accent },
    '&[data-look="sheet"] $children $link': { minBlockSize: '48px', fontSize: vars.size.body },
    '&[data-look="sheet"] $children': { paddingBlockEnd: vars.space[16] },
    '&[data-look="bar"] $children': {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInlineStart: `calc(-1 * ${vars.space[24]})`,
      minInlineSize: '260px',
      paddingBlock: vars.space[16],
      paddingInline: vars.space[24],
      backgroundColor: vars.color.canvas,
      border: `1px solid ${vars.color.line}`,
    },
    '&[data-side="end"] $children': {
      insetInlineStart: 'auto',
      insetInlineEnd: `calc(-1 * ${vars.space[24]})`,
      minInlineSize: '160px',
    },
  },
  entry: {
    position: 'relative',
    // Its panel is as wide as the header.
    '&[data-wide]': { position: 'static' },
    [`& [${menuEntryAttribute}][data-current]`]: { backgroundSize: '100% 1px' },
    [`& [${menuEntryAttribute}][aria-expanded="true"]`]: { color: vars.color.accent },
    // The page behind an open panel.
    [`& [${menuHostAttribute}][data-open]::before`]: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      // Below the bar's border.
      insetBlockStart: 'calc(100% + 1px)',
      blockSize: '100vh',
      backgroundColor: 'rgb(23 24 26 / 0.4)',
    },
    '& [open] > $link $turn': { transform: 'rotate(180deg)' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    minBlockSize: '44px',
    fontSize: '0.9375rem',
    fontWeight: vars.weight.body,
    backgroundImage: 'linear-gradient(currentcolor, currentcolor)',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '0 calc(50% + 0.95em)',
    backgroundSize: '0 1px',
    transition: `color ${vars.motion.fast}`,
    '&[aria-current]': { backgroundSize: '100% 1px' },
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  named: { display: 'inline-flex', alignItems: 'center', gap: vars.space[8] },
  turn: { transition: `transform ${vars.motion.base} ${vars.motion.ease}` },
  children: {},
});
