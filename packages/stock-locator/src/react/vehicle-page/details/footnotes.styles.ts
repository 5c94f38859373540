import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-footnotes', {
  root: {
    display: 'grid',
    gap: vars.space[8],
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
    paddingBlockEnd: vars.space[48],
    fontSize: vars.size.label,
    color: vars.color.muted,
    [media.print]: { padding: 0, fontSize: '8pt' },
    '& > p': { maxInlineSize: vars.layout.measure },
  },
});
