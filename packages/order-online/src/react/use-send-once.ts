import { type FormEvent, useEffect, useState } from 'react';

/** A native form that is sent once: a second click waits with the first. */
export function useSendOnce() {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    // The browser may bring the page back as it was left, with its button still busy.
    const wake = () => setSending(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  const onSubmit = (event: FormEvent) => {
    if (isSending) event.preventDefault();
    else setSending(true);
  };
  return { isSending, onSubmit };
}
