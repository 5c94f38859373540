import { defineStyles } from '@mawkib/ui/styles';

export const styles = defineStyles('{{key}}', {
  text: {
    maxInlineSize: '44rem',
  },
});
