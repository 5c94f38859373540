import { defineStyles, media, vars } from '@mawkib/ui/styles';

const target = {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '44px',
  minInlineSize: '44px',
  [media.hover]: { '&:hover': { color: vars.color.accent } },
};

export const styles = defineStyles('news-pagination', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    marginBlockStart: vars.space[64],
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  pages: {
    display: 'flex',
    '& > [data-gap]::before': { content: '"…"', color: vars.color.muted, alignSelf: 'center' },
    '& > li': { display: 'flex' },
  },
  page: {
    ...target,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.muted,
    borderBlockEnd: '2px solid transparent',
    '&[aria-current]': { color: vars.color.ink, borderBlockEndColor: vars.color.ink },
  },
  step: { ...target, paddingInline: vars.space[12], fontWeight: vars.weight.medium },
});
