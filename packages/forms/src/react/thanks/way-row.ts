import { vars } from '@mawkib/ui/styles';

/** Buttons and links side by side, or below each other where there is no room. */
export const wayRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[24],
  rowGap: vars.space[12],
} as const;
