import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('content-card', {
  item: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minInlineSize: 0,
    // A long word of large text wraps instead of overflowing.
    '& > *': { maxInlineSize: '100%' },
    '&[data-notice]': { opacity: 0.45 },
  },
  picture: { inlineSize: '100%', marginBlockEnd: vars.space[24] },
  text: { marginBlockStart: vars.space[8], color: vars.color.muted },
  // Aligned with the links of neighboring cards.
  links: { marginBlockStart: 'auto', paddingBlockStart: vars.space[12] },
});
