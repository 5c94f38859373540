import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('same-size-carousel', {
  card: { display: 'flex', flexDirection: 'column', blockSize: '100%' },
  // Keeps the size of a card without an image.
  frame: { aspectRatio: '16 / 9', backgroundColor: vars.color.raised },
  words: { '--link-room': 'auto', flex: 1, paddingBlockStart: vars.space[24] },
});
