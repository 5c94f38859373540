import type { Settings, SiteSettings } from '@mawkib/core/settings';

/** The exit confirmation for the browser. */
export interface ExitData {
  /** Blank: a general title. */
  title: string;
  text: string;
  /** Blank: no such button. */
  cancelLabel: string;
  confirmLabel: string;
  /** Hosts that count as part of the site, in addition to its own. */
  hosts: readonly string[];
}

/** Undefined if the market does not ask before a link leaves the site. */
export const exitData = ({ get }: Pick<Settings<SiteSettings>, 'get'>): ExitData | undefined =>
  get('exit_popup.enabled')
    ? {
        title: get('exit_popup.title').trim(),
        text: get('exit_popup.text').trim(),
        cancelLabel: get('exit_popup.cancel_label').trim(),
        confirmLabel: get('exit_popup.confirm_label').trim(),
        hosts: get('exit_popup.allowed_hosts'),
      }
    : undefined;
