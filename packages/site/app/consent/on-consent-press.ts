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
  // Before React's own listener, which stops a press in a part that it has not hydrated yet.
  addEventListener('click', onClick, true);
  return () => removeEventListener('click', onClick, true);
}
