import { startTransition, useEffect, useState } from 'react';
import { watchUnsent } from './unsent-forms.ts';

/** True once a visitor has begun to fill a form of the page. */
export function useUnsentForms(): boolean {
  const [isTyped, setIsTyped] = useState(false);
  useEffect(() => watchUnsent(() => startTransition(() => setIsTyped(true))), []);
  return isTyped;
}
