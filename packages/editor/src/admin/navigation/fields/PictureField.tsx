import { PictureField as Picture } from '../../layout/PictureField.tsx';
import { useEntryField } from './use-entry-field.ts';

/** A picture of the media library; the text beside it is its alternative text. */
export function PictureField({ path }: { path: string }) {
  const { value, error, set } = useEntryField<string | null>(path);
  return <Picture value={value} error={error} onChange={set} />;
}
