import { consentDecisionAttribute, consentSettingsAttribute } from '@mawkib/ui/markup';

export type ConsentPress = 'accept' | 'reject' | 'settings';

/**
 * Calls `run` for presses of the consent bar and of buttons that open the settings: the bar and the
 * footer are static markup. Returns a function that stops.
 */
export function onConsentPress(run: (press: ConsentPress) => void): () => void {
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const decision = target.closest(`[${consentDecisionAttribute}]`);
    if (decision) run(decision.getAttribute(consentDecisionAttribute) as ConsentPress);
    else if (target.closest(`[${consentSettingsAttribute}]`)) run('settings');
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
