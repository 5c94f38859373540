import type { Market } from '../context/market.ts';

/** The market's error-reporting service; undefined if it has none. */
export function errorReportsData({ settings }: Pick<Market, 'settings'>) {
  const apiKey = settings.get('performance.raygun_api_key').trim();
  if (apiKey === '') return undefined;
  return {
    apiKey,
    scriptUrl: settings.get('performance.raygun_script_url'),
    apiUrl: settings.get('performance.raygun_api_url'),
  };
}
