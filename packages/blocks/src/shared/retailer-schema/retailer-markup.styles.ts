import { defineStyles } from '@mawkib/ui/styles';

export const styles = defineStyles('retailer-markup', { root: { display: 'none' } });
