import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('slides', {
  root: {
    // A slide that is visible only to staff.
    '& [data-notice]': { opacity: 0.45 },
  },
  /** Covers its frame. */
  embed: { position: 'absolute', inset: 0, display: 'grid' },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minInlineSize: 0 },
  text: { marginBlockStart: vars.space[8], color: vars.color.muted },
  // `auto` aligns it with the bottom if the text is stretched.
  link: { marginBlockStart: 'var(--link-room, 0)', paddingBlockStart: vars.space[12] },
});
