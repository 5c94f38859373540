import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('form-page', {
  root: {
    display: 'grid',
    gap: vars.space[32],
    justifyItems: 'start',
    maxInlineSize: '800px',
    '&[data-sent]': { maxInlineSize: 'none' },
    '& > form, & > [data-state="sent"]': { inlineSize: '100%' },
  },
  head: { display: 'grid', gap: vars.space[16] },
});
