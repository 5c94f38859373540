import { createContext, type ReactNode, useContext } from 'react';
import type { Settings, SettingValue } from '../settings/create-settings.js';
import type { SiteSettings } from '../settings/site-settings.js';

const SettingsContext = createContext<Settings<SiteSettings> | null>(null);

/** Provides the settings of `createSettings`. */
export function SettingsProvider({
  settings,
  children,
}: {
  settings: Settings<SiteSettings>;
  children: ReactNode;
}) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** Value of a setting, typed by its key. Throws without a provider. */
export function useSetting<K extends keyof SiteSettings & string>(
  key: K,
): SettingValue<SiteSettings[K]> {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error(`useSetting('${key}') needs a SettingsProvider above it`);
  return settings.get(key);
}
