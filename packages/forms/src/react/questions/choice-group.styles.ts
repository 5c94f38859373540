import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('choice-group', {
  group: { minInlineSize: 0 },
  legend: {
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1.6,
  },
  choices: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[32] },
  help: { fontSize: vars.size.label, color: vars.color.muted },
  error: {
    display: 'flex',
    gap: vars.space[8],
    fontSize: vars.size.small,
    lineHeight: 1.5,
    color: vars.color.danger,
  },
  quiet: { color: vars.color.muted, fontWeight: vars.weight.body },
});
