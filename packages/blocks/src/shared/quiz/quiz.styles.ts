import { defineStyles, media, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';

export const styles = defineStyles('quiz', {
  steps: { display: 'grid', gap: vars.space[32] },
  step: {
    display: 'grid',
    gap: vars.space[16],
    minInlineSize: 0,
    '&[data-off]': { display: 'none', [noScript]: { display: 'grid' } },
  },
  // A legend is not in the grid of its fieldset.
  legend: {
    display: 'grid',
    gap: vars.space[8],
    marginBlockEnd: vars.space[16],
    paddingInline: 0,
  },
  progress: { color: vars.color.muted, fontSize: vars.size.small },
  heading: { '&:focus': { outline: 'none' } },
  text: { maxInlineSize: '44rem', whiteSpace: 'pre-line' },
  answers: {
    display: 'grid',
    gap: vars.space[12],
    [media.from(741)]: { gridTemplateColumns: '1fr 1fr' },
  },
  answer: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space[16],
    alignItems: 'start',
    minBlockSize: '64px',
    padding: vars.space[16],
    border: `1px solid ${vars.color.edge}`,
    cursor: 'pointer',
    transition: `border-color ${vars.motion.fast}`,
    [media.hover]: { '&:hover': { borderColor: vars.color.ink } },
    '&:has(:checked)': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
    },
    '& > input': {
      inlineSize: '22px',
      blockSize: '22px',
      marginBlockStart: '3px',
      accentColor: vars.color.fill,
    },
  },
  label: { display: 'block', fontWeight: vars.weight.medium },
  description: { display: 'block', color: vars.color.muted, fontSize: vars.size.small },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
  },
  // Without a script all questions and the button of the result are on one page.
  scripted: { [noScript]: { display: 'none' } },
  submit: { '&[data-off]': { display: 'none', [noScript]: { display: 'inline-flex' } } },
  error: { color: vars.color.danger, fontSize: vars.size.small },
});
