import { defineStyles, media, vars } from '@mawkib/ui/styles';
import { wayRow } from './way-row.js';

/** Wide enough for two columns, which a dialog is not. */
const wide = '@container thanks (min-width: 48rem)';

export const styles = defineStyles('thank-you', {
  root: {
    container: 'thanks / inline-size',
    minInlineSize: 0,
    scrollMarginBlockStart: `calc(${vars.sticky.shown} + 24px)`,
    '&:focus': { outline: 'none' },
  },
  thanks: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[48],
    [wide]: { gap: vars.space[64] },
    [media.motion]: { animation: `mk-thanks ${vars.motion.base} ${vars.motion.ease} both` },
    '@keyframes mk-thanks': {
      from: { opacity: 0, transform: 'translateY(12px)' },
      to: { opacity: 1, transform: 'none' },
    },
  },
  lead: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[32],
    '&:not([data-picture])': { maxInlineSize: vars.layout.measure },
    [wide]: {
      '&[data-picture]': {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: vars.space[64],
      },
    },
  },
  picture: {
    position: 'relative',
    aspectRatio: '16 / 9',
    backgroundColor: vars.color.stage,
    // Beside the words and as high.
    [wide]: { gridColumn: 2, gridRow: 1, aspectRatio: 'auto', minBlockSize: '400px' },
  },
  words: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[12],
    minInlineSize: 0,
  },
  choices: {
    inlineSize: '100%',
    marginBlockStart: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '& dd': { margin: 0 },
  },
  choice: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[24],
    paddingBlock: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  label: { color: vars.color.muted },
  ways: { ...wayRow, marginBlockStart: vars.space[12] },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[48],
    [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space[64] },
  },
  part: {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[16],
    minInlineSize: 0,
    '& > ol': { maxInlineSize: 'none' },
  },
  done: {
    inlineSize: '11px',
    blockSize: '22px',
    marginBlockEnd: vars.space[12],
    marginInlineStart: vars.space[8],
    borderBlockEnd: `2px solid ${vars.color.accent}`,
    borderInlineEnd: `2px solid ${vars.color.accent}`,
    transform: 'rotate(45deg)',
    '[dir="rtl"] &': {
      borderInlineEndWidth: 0,
      borderInlineStart: `2px solid ${vars.color.accent}`,
    },
  },
});
