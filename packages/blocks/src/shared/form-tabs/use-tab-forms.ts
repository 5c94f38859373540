import { useEffect, useRef, useState } from 'react';
import { useBlockLoader } from '../../renderer/use-block-loader.js';
import type { SafeForm } from '../form-panel/form-need.js';
import { formTabParam } from './form-tab-param.js';
import type { FormTabsData } from './form-tabs-fields.js';

/** Form of a tab: loaded, being loaded, or failed. Undefined: not requested. */
export type TabForm = SafeForm['data'] | 'loading' | 'failed' | undefined;

/**
 * Forms of the tabs by tab id. The form of `current` is loaded once it is shown, and kept;
 * `retry` loads it again after a failure.
 */
export function useTabForms(first: FormTabsData, current: string) {
  const load = useBlockLoader<FormTabsData>();
  const [loaded, setLoaded] = useState<Readonly<Record<string, TabForm>>>({});
  const flights = useRef(new Set<string>());
  const forms: Readonly<Record<string, TabForm>> = { ...loaded, [first.tab]: first.form };

  const request = (tab: string) => {
    if (!load || flights.current.has(tab)) return;
    flights.current.add(tab);
    const put = (form: TabForm) => setLoaded((known) => ({ ...known, [tab]: form }));
    put('loading');
    load(new URLSearchParams({ [formTabParam]: tab }).toString(), new AbortController().signal)
      // A block that staff have changed since may return another tab.
      .then((data) => put(data.tab === tab ? data.form : 'failed'))
      .catch(() => put('failed'))
      .finally(() => flights.current.delete(tab));
  };
  const isMissing = forms[current] === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `request` is new in each render
  useEffect(() => {
    if (isMissing) request(current);
  }, [current, isMissing]);
  return { forms, retry: request };
}
