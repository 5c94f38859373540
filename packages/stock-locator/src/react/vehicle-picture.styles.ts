import { sheet, vars } from '@mawkib/ui/styles';

const below = 'linear-gradient(to top, transparent, #000 13%)';
const above = 'linear-gradient(to bottom, transparent, #000 16%)';
const start = `linear-gradient(${vars.direction.toEnd}, transparent, #000 8%)`;

export const styles = sheet('vehicle-picture', {
  ground: {
    backgroundColor: vars.color.backdrop,
    '&[data-melt="below"] picture': { maskImage: below },
    '&[data-melt="around"] picture': {
      maskImage: `${below}, ${above}, ${start}`,
      maskComposite: 'intersect',
    },
  },
  foreign: {
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    backgroundColor: vars.color.backdrop,
  },
});
