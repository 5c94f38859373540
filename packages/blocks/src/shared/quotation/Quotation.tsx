import { useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { styles } from './quotation.styles.js';

interface QuotationProps {
  /** Values of `quotationFields`. */
  fields: {
    quote: string;
    author: string;
    author_position: string;
    section_class: 'left' | 'center' | 'right';
    justify_text: boolean;
  };
}

/** A quotation with its author; nothing without a quotation. */
export function Quotation({ fields }: QuotationProps) {
  const css = useStyles(styles);
  const { dir } = useLocale();
  const { section_class, justify_text } = fields;
  const [quote, author, position] = [fields.quote, fields.author, fields.author_position].map(
    (text) => text.trim(),
  );
  if (!quote) return null;
  const startSide = dir === 'rtl' ? 'right' : 'left';
  const align = section_class === 'center' ? 'center' : undefined;
  return (
    <figure
      className={css.root}
      data-align={align ?? (section_class === startSide ? 'start' : 'end')}
      data-justify={justify_text || undefined}
    >
      <blockquote className={css.quote}>{quote}</blockquote>
      {(author || position) && (
        <figcaption className={css.author}>
          {author && <cite className={css.name}>{author}</cite>}
          {position && <span className={css.position}>{position}</span>}
        </figcaption>
      )}
    </figure>
  );
}
