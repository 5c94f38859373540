import { defaultLocale } from '@mawkib/core/locale';
import { redirect } from 'react-router';

/** `/` goes to the market's default language. */
export const loader = () => redirect(`/${defaultLocale}/`, 302);
