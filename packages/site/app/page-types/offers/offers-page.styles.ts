import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('offers-page', {
  title: {
    display: 'grid',
    gap: vars.space[16],
    marginBlockEnd: vars.space[48],
    [media.from(1024)]: { marginBlockEnd: vars.space[64] },
  },
  summary: { fontSize: vars.size.lead, color: vars.color.muted, maxInlineSize: '60ch' },
});
