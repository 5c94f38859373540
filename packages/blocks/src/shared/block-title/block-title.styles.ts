import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('block-title', {
  spaced: { marginBlockEnd: `clamp(${vars.space[32]}, 4vw, ${vars.space[64]})` },
});
