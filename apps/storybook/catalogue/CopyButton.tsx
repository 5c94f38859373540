import { useState } from 'react';

/** Copies a text to the clipboard and confirms it. */
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
