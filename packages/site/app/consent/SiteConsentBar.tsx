import type { ConsentTexts } from '@mawkib/core/consent';
import { ConsentBar } from '@mawkib/ui';

/** In a module of its own: a dynamic import of the whole of `@mawkib/ui` would load all of it. */
export default function SiteConsentBar({ words }: { words: ConsentTexts }) {
  return <ConsentBar words={words} />;
}
