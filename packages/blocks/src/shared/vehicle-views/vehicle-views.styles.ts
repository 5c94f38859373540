import { defineStyles, media, vars } from '@mawkib/ui/styles';

const filling = {
  position: 'absolute' as const,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
};

export const styles = defineStyles('vehicle-views', {
  root: { display: 'grid', gap: vars.space[16] },
  stage: {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    backgroundColor: vars.color.backdrop,
    cursor: 'grab',
    touchAction: 'pan-y',
    userSelect: 'none',
    '&:active': { cursor: 'grabbing' },
    // An interior may be cropped on a phone, a car may not.
    '&:has($flat)': { [media.below(741)]: { aspectRatio: '4 / 3' } },
    [media.from(1024)]: { aspectRatio: '16 / 8' },
    '@media (scripting: none)': { cursor: 'auto' },
  },
  frame: {
    ...filling,
    objectFit: 'cover',
    '&:not([data-shown])': { visibility: 'hidden' },
  },
  flat: {
    ...filling,
    '& $frame': { objectPosition: 'var(--turn, 50%) 50%' },
  },
  canvas: { ...filling, '&:not([data-drawn])': { visibility: 'hidden' } },
  controls: {
    display: 'grid',
    justifyItems: 'center',
    '@media (scripting: none)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
  slider: { inlineSize: 'min(100%, 30rem)' },
  hint: { fontSize: vars.size.small, color: vars.color.muted },
});
