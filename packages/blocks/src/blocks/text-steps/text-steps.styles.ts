import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('text-steps', {
  root: {
    display: 'grid',
    gap: vars.space[48],
    [media.from(1024)]: {
      '&[data-split]': {
        gridTemplateColumns: '5fr 7fr',
        columnGap: `calc(${vars.layout.gutter} * 3)`,
        alignItems: 'start',
      },
    },
  },
  // The title is sticky next to its steps.
  title: {
    [media.from(1024)]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.sticky.shown} + ${vars.space[48]})`,
    },
  },
  steps: { display: 'grid', minInlineSize: 0 },
  step: {
    display: 'grid',
    gridTemplateColumns: 'clamp(2.5rem, 8vw, 6rem) minmax(0, 1fr)',
    rowGap: vars.space[8],
    paddingBlock: `clamp(${vars.space[24]}, 3vw, ${vars.space[48]})`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '&:last-child': { paddingBlockEnd: 0 },
    '&[data-notice]': { opacity: 0.45 },
  },
  number: {
    gridRow: '1 / span 2',
    fontSize: vars.size.l,
    fontWeight: vars.weight.body,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.accent,
  },
  name: { gridColumn: 2 },
  text: { gridColumn: 2, color: vars.color.muted },
});
