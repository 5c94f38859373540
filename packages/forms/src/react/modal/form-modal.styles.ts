import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('form-modal', {
  root: { display: 'grid', gap: vars.space[24], minInlineSize: 0 },
  done: { justifySelf: 'start' },
});
