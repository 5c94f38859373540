import type { Theme } from '@mawkib/api-clients/contracts';

/** The default page title: the brand's name by theme. */
export const brandName = (theme: Theme | undefined): string =>
  theme === 'jaguar' ? 'Jaguar' : 'Land Rover';
