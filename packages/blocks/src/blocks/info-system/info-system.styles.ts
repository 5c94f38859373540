import { defineStyles, media, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';
const shown = { display: 'grid' };

export const styles = defineStyles('info-system', {
  root: { display: 'grid', gap: vars.space[32] },
  choice: {
    maxInlineSize: '26rem',
    [noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  options: { display: 'grid', gap: vars.space[64] },
  option: {
    display: 'grid',
    gap: vars.space[32],
    minInlineSize: 0,
    '&[data-notice]': { opacity: 0.45 },
    '&[data-away]': { display: 'none', [noScript]: shown, [media.print]: shown },
  },
  title: { maxInlineSize: '26em' },
});
