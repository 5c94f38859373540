import { RichText } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { styles } from './vehicle-page.styles.js';

/** What the market says beside every vehicle of this kind: warranty, delivery, what a price has. */
export interface VehicleNote {
  title: string;
  /** HTML that was sanitised; nothing is cleaned here. */
  html: string;
}

/** The market's notes, each under its own heading; nothing without any. */
export function VehicleNotes({ notes }: { notes: readonly VehicleNote[] }) {
  const css = useSheet(styles);
  return notes.map(({ title, html }) => (
    <section key={title} className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      <RichText className={css.description} html={html} />
    </section>
  ));
}
