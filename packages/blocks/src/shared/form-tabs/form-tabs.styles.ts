import { defineStyles, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';

export const styles = defineStyles('form-tabs', {
  label: { display: 'inline-flex', alignItems: 'center', gap: vars.space[8] },
  loading: { [noScript]: { display: 'none' } },
  /** Only without a script. */
  open: { display: 'none', [noScript]: { display: 'block' } },
});
