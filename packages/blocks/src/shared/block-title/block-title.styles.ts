import { sheet, vars } from '@mawkib/ui/styles';

export const styles = sheet('block-title', {
  spaced: { marginBlockEnd: `clamp(${vars.space[32]}, 4vw, ${vars.space[64]})` },
});
