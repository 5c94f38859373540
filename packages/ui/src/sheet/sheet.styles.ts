import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';
import { atTheFoot, risen } from './at-the-foot.js';

const narrow = '@media (max-width: 1023.98px)';

export const styles = definePrimitiveStyles('sheet', {
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.6em',
    inlineSize: '100%',
    minBlockSize: '48px',
    border: `1px solid ${vars.color.edge}`,
    fontWeight: vars.weight.medium,
    [media.from(1024)]: { display: 'none' },
  },
  root: {
    color: vars.color.ink,
    backgroundColor: vars.color.canvas,
    [media.from(1024)]: {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      backgroundColor: 'transparent',
    },
    [narrow]: {
      ...atTheFoot,
      blockSize: 'min(100dvh - 3.5rem, 60rem)',
      maxBlockSize: 'none',
      '&:popover-open': { ...risen, display: 'flex', flexDirection: 'column' },
    },
  },
  head: { [media.from(1024)]: { display: 'none' } },
  content: {
    [narrow]: {
      flexGrow: 1,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: vars.layout.margin,
    },
  },
  foot: {
    paddingBlock: vars.space[12],
    paddingInline: vars.layout.margin,
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.from(1024)]: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
});
