import { sheet } from '@mawkib/ui/styles';

export const styles = sheet('{{key}}', {
  text: {
    maxInlineSize: '44rem',
  },
});
