import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('stock-words', {
  root: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    marginBlockEnd: vars.space[32],
    borderBlockEnd: `1px solid ${vars.color.edge}`,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    '&:has($input:focus-visible)': {
      borderColor: vars.color.ink,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '4px',
    },
    '@media print': { display: 'none' },
  },
  label: {
    gridColumn: '1 / -1',
    color: vars.color.muted,
    fontSize: vars.size.label,
  },
  input: {
    appearance: 'none',
    inlineSize: '100%',
    minBlockSize: '56px',
    fontSize: vars.size.s,
    textAlign: 'start',
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { outline: 'none' },
  },
  submit: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    blockSize: '56px',
    marginInlineEnd: '-12px',
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
});
