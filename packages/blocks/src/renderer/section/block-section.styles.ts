import { sheet } from '@mawkib/ui/styles';

export const styles = sheet('block-section', {
  root: {
    '&[data-notice]': { opacity: 0.45, filter: 'grayscale(1)' },
  },
  anchor: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    scrollMarginBlockStart: 'inherit',
  },
});
