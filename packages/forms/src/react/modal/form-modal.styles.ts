import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('form-modal', {
  root: { display: 'grid', gap: vars.space[24], minInlineSize: 0 },
  subtitle: { color: vars.color.muted, maxInlineSize: '65ch' },
  done: { justifySelf: 'start' },
});
