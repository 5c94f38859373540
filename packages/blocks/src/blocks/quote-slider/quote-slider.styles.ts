import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('quote-slider', {
  // Quotes of different length are aligned, and the controls below do not move.
  slide: { blockSize: '100%', paddingBlockEnd: vars.space[32] },
});
