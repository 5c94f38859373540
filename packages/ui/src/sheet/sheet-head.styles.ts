import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('sheet-heading', {
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[16],
    marginBlockEnd: vars.space[8],
    '&[data-lined]': {
      alignItems: 'center',
      marginBlockEnd: 0,
      paddingInline: vars.layout.margin,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
  title: {
    fontSize: vars.size.xs,
    fontWeight: vars.weight.heading,
    lineHeight: 1.4,
    '[data-lined] > &': { fontSize: vars.size.s },
  },
  close: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    marginBlock: '-10px',
    marginInlineEnd: '-12px',
    '[data-lined] > &': { blockSize: '56px', marginBlock: 0 },
  },
});
