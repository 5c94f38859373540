import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { messages } from '../vehicle-page.messages.js';
import { styles } from './footnotes.styles.js';

/** The service's notes on the vehicle, in small print. */
export function Footnotes({ notes }: { notes: readonly string[] }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  if (notes.length === 0) return null;
  return (
    <section className={css.root} aria-label={messages(locale)('notes')}>
      {[...new Set(notes)].map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}
