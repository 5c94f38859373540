import { defineStyles } from '@mawkib/ui/styles';

export const styles = defineStyles('block-section', {
  root: {
    '&[data-notice]': { opacity: 0.45, filter: 'grayscale(1)' },
  },
  anchor: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
  },
});
