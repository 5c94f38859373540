import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('order-steps', {
  root: { borderBlockEnd: `1px solid ${vars.color.line}` },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: `clamp(${vars.space[4]}, 2.5vw, ${vars.space[16]})`,
    [media.from(741)]: { columnGap: vars.space[48] },
  },
  step: {
    display: 'flex',
    // Labels wrap before the steps do: a second row appears with large text only.
    flex: '1 1 min-content',
    maxInlineSize: 'max-content',
    alignItems: 'center',
    gap: `clamp(${vars.space[4]}, 1.5vw, ${vars.space[8]})`,
    marginBlockEnd: '-1px',
    paddingBlock: vars.space[16],
    borderBlockEnd: '2px solid transparent',
    color: vars.color.muted,
    fontSize: vars.size.small,
    lineHeight: 1.5,
    '&[data-state="active"]': {
      borderBlockEndColor: vars.color.ink,
      color: vars.color.ink,
      fontWeight: vars.weight.medium,
    },
    '&[data-state="done"] $number': {
      borderColor: vars.color.fill,
      backgroundColor: vars.color.fill,
      color: vars.color.onFill,
    },
    '&[data-state="active"] $number': { borderColor: vars.color.ink },
  },
  number: {
    flex: 'none',
    display: 'grid',
    placeContent: 'center',
    inlineSize: '1.625rem',
    blockSize: '1.625rem',
    border: `1px solid ${vars.color.edge}`,
    borderRadius: '50%',
    fontSize: vars.size.label,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
});
