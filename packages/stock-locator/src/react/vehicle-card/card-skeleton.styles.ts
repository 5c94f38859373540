import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-card-skeleton', {
  root: {
    border: `${vars.card.frame} solid ${vars.color.line}`,
    [media.motion]: { animation: 'mk-card-wait 1.6s ease-in-out infinite alternate' },
    '@keyframes mk-card-wait': { to: { opacity: 0.6 } },
  },
  picture: { aspectRatio: '16 / 9', backgroundColor: vars.color.stage },
  text: {
    display: 'grid',
    alignContent: 'space-between',
    minBlockSize: '17rem',
    gap: vars.space[12],
    paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
    paddingInline: vars.card.inset,
  },
  line: {
    display: 'block',
    blockSize: '0.875rem',
    backgroundColor: 'rgb(23 26 24 / 0.09)',
    '&[data-width="short"]': { inlineSize: '34%' },
    '&[data-width="name"]': { inlineSize: '58%', blockSize: '1.75rem' },
    '&[data-width="facts"]': { inlineSize: '76%' },
    '&[data-width="more"]': { inlineSize: '92%' },
    '&[data-width="price"]': { inlineSize: '44%', blockSize: '1.5rem' },
  },
});
