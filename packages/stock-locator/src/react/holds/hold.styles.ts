import { defineStyles, vars } from '@mawkib/ui/styles';

const numerals = 'tabular-nums lining-nums';

export const styles = defineStyles('vehicle-hold', {
  chip: {
    position: 'relative',
    alignSelf: 'end',
    justifySelf: 'start',
    margin: vars.space[8],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[8],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    backgroundColor: vars.color.canvas,
    color: vars.color.onBackdrop,
    fontSize: vars.size.label,
    fontWeight: vars.weight.medium,
    // Above the link that covers the card.
    '&[data-own]': { zIndex: 1, minBlockSize: '44px', textDecoration: 'none' },
  },
  go: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  notice: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
  },
  sign: {
    flex: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '50%',
    backgroundColor: vars.color.accent,
  },
  clock: {
    minInlineSize: '5ch',
    whiteSpace: 'nowrap',
    fontVariantNumeric: numerals,
    '@media (scripting: none)': { display: 'none' },
  },
  until: {
    display: 'none',
    whiteSpace: 'nowrap',
    '@media (scripting: none)': { display: 'inline' },
  },
});
