import { sheet, vars } from '@mawkib/ui/styles';

export const styles = sheet('vehicle-picture', {
  root: { display: 'block', backgroundColor: vars.color.backdrop },
  foreign: {
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    backgroundColor: vars.color.backdrop,
  },
});
