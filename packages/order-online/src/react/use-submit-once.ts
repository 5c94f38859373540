import { type FormEvent, useEffect, useState } from 'react';

/** Blocks repeated submits of a native form while the first one is pending. */
export function useSubmitOnce() {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    // The back/forward cache may restore the page with a pending submit.
    const onPageShow = () => setSending(false);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  const onSubmit = (event: FormEvent) => {
    if (isSending) event.preventDefault();
    else setSending(true);
  };
  return { isSending, onSubmit };
}
