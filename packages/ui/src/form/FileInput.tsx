import { type ChangeEvent, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { Ltr } from '../text/Ltr.js';
import { Field, type FieldContent } from './Field.js';
import { styles } from './file-input.styles.js';
import { messages } from './form.messages.js';

export interface FileInputProps extends FieldContent {
  name: string;
  required?: boolean | undefined;
  /** Media types or endings, as in `accept`. */
  accept?: string;
  multiple?: boolean;
  /** Ids of files that the server already has; posted again as hidden inputs. */
  kept?: readonly string[];
}

interface Chosen {
  name: string;
  size: number;
}

/** Native file input, with a list of the chosen files and a button that clears it. */
export function FileInput({
  label,
  hint,
  error,
  optional,
  id,
  name,
  kept = [],
  ...input
}: FileInputProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const control = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [isKept, setIsKept] = useState(true);
  const change = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    setChosen([...(files ?? [])].map((file) => ({ name: file.name, size: file.size })));
    // New files replace the earlier ones.
    if (files?.length) setIsKept(false);
  };
  const clear = () => {
    if (!control.current) return;
    control.current.value = '';
    setChosen([]);
    setIsKept(false);
    control.current.dispatchEvent(new Event('change', { bubbles: true }));
    control.current.focus();
  };
  const count = isKept ? kept.length : 0;
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(attributes) => (
        <div className={css.root}>
          <input
            {...input}
            {...attributes}
            ref={control}
            type="file"
            name={name}
            className={css.control}
            onChange={change}
          />
          {isKept
            ? kept.map((file) => <input key={file} type="hidden" name={name} value={file} />)
            : null}
          {chosen.length + count > 0 ? (
            <div className={css.chosen}>
              <div role="status" className={css.list}>
                <ul>
                  {count > 0 ? <li>{t('files_kept', { count })}</li> : null}
                  {chosen.map((file) => (
                    <li key={file.name}>
                      <bdi>{file.name}</bdi>{' '}
                      <span className={css.size}>
                        <Ltr>{sizeText(file.size)}</Ltr>
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
              <button type="button" className={css.clear} onClick={clear}>
                <Icon name="close" size={16} />
                {t('files_remove')}
              </button>
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** In MB from one MB on, else in KB. */
function sizeText(bytes: number): string {
  const mega = 1024 * 1024;
  return bytes >= mega
    ? `${(bytes / mega).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
