import { sheet, vars } from '@mawkib/ui/styles';

export const styles = sheet('last-known-notice', {
  root: { marginBlockEnd: vars.space[24] },
  age: { color: vars.color.muted, marginBlockEnd: vars.space[16] },
});
