import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('last-known-notice', {
  root: { marginBlockEnd: vars.space[24] },
  age: { color: vars.color.muted, marginBlockEnd: vars.space[16] },
});
