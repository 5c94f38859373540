import type { Config } from '@react-router/dev/config';

/**
 * Generates the types of this package's route modules; a market builds its site from its own
 * folder.
 */
export default { appDirectory: 'app', ssr: true } satisfies Config;
