import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('landing-links', {
  root: {
    display: 'grid',
    gap: vars.space[32],
    marginBlockStart: vars.space[64],
    paddingBlockStart: vars.space[32],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media print': { display: 'none' },
  },
  group: { display: 'grid', gap: vars.space[8] },
  title: { color: vars.color.muted, fontSize: vars.size.small },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[32] },
  link: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space[8],
    minBlockSize: '44px',
    paddingBlock: vars.space[8],
    textDecoration: 'none',
    [media.hover]: {
      '&:hover > bdi': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    },
  },
  count: {
    color: vars.color.muted,
    fontSize: vars.size.label,
    fontVariantNumeric: 'tabular-nums',
  },
});
