import { media } from '../styles/media.js';
import { defineStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

const hairline = `1px solid ${vars.color.line}`;

export const styles = defineStyles('token-page', {
  part: { display: 'grid', gap: vars.space[24], '& + &': { marginBlockStart: vars.space[96] } },
  row: {
    display: 'grid',
    gap: vars.space[8],
    paddingBlock: vars.space[16],
    borderBlockStart: hairline,
    [media.from(741)]: {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      columnGap: vars.space[32],
      alignItems: 'center',
    },
  },
  name: {
    display: 'grid',
    fontSize: vars.size.small,
    lineHeight: 1.5,
    '& code': { fontFamily: 'ui-monospace, monospace' },
    '& span': { color: vars.color.muted, fontSize: vars.size.label },
  },
  sample: { overflow: 'hidden', lineHeight: vars.leading.heading },
  bar: { blockSize: '24px', maxInlineSize: '100%', backgroundColor: vars.color.ink },
  box: {
    inlineSize: '96px',
    blockSize: '96px',
    border: hairline,
    backgroundColor: vars.color.raised,
  },
  rail: { position: 'relative', blockSize: '24px', borderBlockEnd: hairline },
  runner: {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    inlineSize: '24px',
    blockSize: '24px',
    backgroundColor: vars.color.accent,
    transitionProperty: 'inset-inline-start',
    transitionTimingFunction: vars.motion.ease,
    '$rail:is(:hover, :focus-visible) > &': { insetInlineStart: 'calc(100% - 24px)' },
  },
  panels: {
    display: 'grid',
    gap: '1px',
    [media.from(1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  panel: {
    padding: vars.space[24],
    backgroundColor: 'var(--canvas)',
    color: 'var(--ink)',
    '& table': { inlineSize: '100%', fontSize: vars.size.small },
    '& caption': { textAlign: 'start', fontWeight: vars.weight.medium, paddingBlockEnd: '1rem' },
    '& :is(th, td)': {
      textAlign: 'start',
      fontWeight: vars.weight.body,
      paddingBlock: '6px',
      paddingInlineEnd: vars.space[16],
      whiteSpace: 'nowrap',
      borderBlockStart: '1px solid var(--line)',
    },
  },
  swatch: {
    display: 'inline-block',
    inlineSize: '40px',
    blockSize: '24px',
    verticalAlign: 'middle',
    border: '1px solid var(--line)',
    backgroundColor: 'var(--swatch)',
  },
  icons: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
    gap: '1px',
  },
  icon: {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[8],
    paddingBlock: vars.space[24],
    paddingInline: vars.space[8],
    outline: hairline,
    fontSize: vars.size.small,
    textAlign: 'center',
    '& span': { color: vars.color.muted, fontSize: vars.size.label },
  },
  pair: { display: 'flex', gap: vars.space[24] },
});
