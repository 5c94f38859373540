import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

const line = `1px solid ${vars.color.line}`;

export const styles = definePrimitiveStyles('footer-column', {
  root: {
    minInlineSize: 0,
    '&': { [media.below(741)]: { gridColumn: '1 / -1', borderBlockEnd: line } },
    '&[open]': { [media.below(741)]: { paddingBlockEnd: vars.space[16] } },
  },
  heading: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '44px',
    fontSize: vars.size.label,
    color: vars.color.muted,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&': {
      [media.below(741)]: { minBlockSize: '56px', fontSize: vars.size.body, color: vars.color.ink },
    },
    // A plain heading: columns do not fold on wide screens.
    [media.from(741)]: { pointerEvents: 'none' },
  },
  sign: {
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    '[open] > $heading > &': { transform: 'rotate(180deg)' },
    // More specific than the icon's own style.
    '$heading > &': { [media.from(741)]: { display: 'none' } },
  },
});
