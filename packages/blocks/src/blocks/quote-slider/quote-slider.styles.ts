import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('quote-slider', {
  // Quotes of any length begin on one line, and the controls below stay in their place.
  slide: { blockSize: '100%', paddingBlockEnd: vars.space[32] },
});
