import { defineStyles, vars } from '@mawkib/ui/styles';

const ground = vars.color.stage;
const below = `linear-gradient(to top, ${ground}, transparent 13%)`;
const above = `linear-gradient(to bottom, ${ground}, transparent 16%)`;
const start = `linear-gradient(${vars.direction.toEnd}, ${ground}, transparent 8%)`;

export const styles = defineStyles('vehicle-picture', {
  ground: {
    position: 'relative',
    backgroundColor: ground,
    '&[data-studio]': { isolation: 'isolate' },
    '&[data-studio]::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      inset: 0,
      backgroundColor: vars.color.tint,
      mixBlendMode: 'multiply',
      pointerEvents: 'none',
    },
    // A gradient over the edges: a mask would be repainted with its surroundings.
    '&[data-melt]::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      inset: 0,
      pointerEvents: 'none',
    },
    '&[data-melt="below"]::after': { backgroundImage: below },
    '&[data-melt="around"]::after': { backgroundImage: `${below}, ${above}, ${start}` },
  },
  foreign: {
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    backgroundColor: ground,
  },
});
