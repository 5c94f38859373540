import { useState } from 'react';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      say('Copied');
    } catch {
      say('The browser did not allow it');
    }
    setTimeout(() => say(''), 2_000);
  };
  return (
    <span className="copy">
      <span role="status">{said}</span>
      <button type="button" onClick={copy}>
        {label}
      </button>
    </span>
  );
}
