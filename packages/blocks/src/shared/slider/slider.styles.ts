import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('slides', {
  root: {
    // A slide that only staff see yet.
    '& [data-notice]': { opacity: 0.45 },
  },
  /** Over the whole of its frame. */
  embed: { position: 'absolute', inset: 0, display: 'grid' },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minInlineSize: 0 },
  text: { marginBlockStart: vars.space[8], color: vars.color.muted },
  // `auto` puts it at the foot of words that are stretched.
  link: { marginBlockStart: 'var(--link-room, 0)', paddingBlockStart: vars.space[12] },
});
