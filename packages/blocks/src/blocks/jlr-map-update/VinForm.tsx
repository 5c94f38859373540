import { Button, TextInput } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useRef, useState } from 'react';
import { normaliseVin } from '../../shared/vin/normalise-vin.js';
import { styles } from './jlr-map-update.styles.js';

interface VinFormProps {
  label: string;
  placeholder?: string;
  button: string;
  error?: string;
  /** The VIN, or null if it is not valid. */
  recognise: (text: string) => string | null;
  onRecognised: (vin: string) => void;
}

/** The field has no name, so that not even the browser sends its value. */
export function VinForm(props: VinFormProps) {
  const { label, placeholder, button, error, recognise, onRecognised } = props;
  const css = useStyles(styles);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const check = () => {
    const text = normaliseVin(typed);
    const vin = recognise(text);
    setTyped(text);
    setIsWrong(!vin);
    if (vin) onRecognised(vin);
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <TextInput
        label={label}
        placeholder={placeholder}
        error={isWrong ? error : undefined}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsWrong(false);
        }}
      />
      <Button onClick={check}>{button}</Button>
    </form>
  );
}
