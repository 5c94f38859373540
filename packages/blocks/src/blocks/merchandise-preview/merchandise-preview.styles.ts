import { defineStyles, media, vars } from '@mawkib/ui/styles';

const focused = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' };

export const styles = defineStyles('merchandise-preview', {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space[32]} clamp(2rem, 6vw, 6rem)`,
    [media.from(1024)]: {
      '&[data-pictures]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
    },
  },
  pictures: { minInlineSize: 0 },
  picture: {
    backgroundColor: vars.color.backdrop,
    '&[data-notice]': { opacity: 0.45 },
  },
  words: { display: 'grid', gap: vars.space[24], justifyItems: 'start', minInlineSize: 0 },
  choice: { minInlineSize: 0 },
  legend: {
    marginBlockEnd: vars.space[8],
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
  },
  options: { display: 'flex', flexWrap: 'wrap', gap: vars.space[8] },
  option: { position: 'relative', cursor: 'pointer' },
  radio: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    '&:focus-visible + $optionText': focused,
    '&:checked + $optionText': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
    },
  },
  optionText: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: '44px',
    minBlockSize: '44px',
    justifyContent: 'center',
    paddingInline: vars.space[12],
    border: `1px solid ${vars.color.edge}`,
    overflowWrap: 'anywhere',
    '@media (forced-colors: active)': { '$radio:checked + &': { outline: '3px solid Highlight' } },
  },
  swatch: {
    flex: 'none',
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: vars.radius.round,
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentcolor 28%, transparent)',
    forcedColorAdjust: 'none',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: vars.space[16] },
});
