import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('stock-ignored-words', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[16],
    rowGap: vars.space[8],
    marginBlockEnd: vars.space[24],
  },
  title: { color: vars.color.muted, fontSize: vars.size.small },
  words: { display: 'flex', flexWrap: 'wrap', gap: vars.space[8] },
  word: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '44px',
    paddingInline: vars.space[16],
    border: `1px dashed ${vars.color.edge}`,
    color: vars.color.muted,
    fontSize: vars.size.small,
    lineHeight: 1.4,
    [media.hover]: { '&:hover': { borderColor: vars.color.ink, color: vars.color.ink } },
  },
});
