import { defineMessages } from '@mawkib/core/locale';
import { FileInput, type FileInputProps, useLocale } from '@mawkib/ui';
import { maxFileSize, maxFiles } from '../../engine/file-rules.js';
import { type FormField, fileTypes } from '../../engine/index.js';
import { sizeText } from '../../engine/rules.js';

const messages = defineMessages('forms.file', {
  hint: {
    ar: {
      zero: 'PDF أو JPEG أو PNG أو WebP، حتى {size}',
      one: 'ملف واحد: PDF أو JPEG أو PNG أو WebP، حتى {size}',
      two: 'حتى ملفين: PDF أو JPEG أو PNG أو WebP، {size} لكل ملف',
      few: 'حتى {count} ملفات: PDF أو JPEG أو PNG أو WebP، {size} لكل ملف',
      many: 'حتى {count} ملفًا: PDF أو JPEG أو PNG أو WebP، {size} لكل ملف',
      other: 'حتى {count} ملف: PDF أو JPEG أو PNG أو WebP، {size} لكل ملف',
    },
    en: {
      one: 'One PDF, JPEG, PNG or WebP file, up to {size}',
      other: 'Up to {count} PDF, JPEG, PNG or WebP files, {size} each',
    },
  },
});

interface FileQuestionProps extends FileInputProps {
  field: FormField;
}

/** A question for files, with the limits of its field as the default hint. */
export function FileQuestion({ field, hint, ...input }: FileQuestionProps) {
  const t = messages(useLocale().locale);
  const [size, count] = [sizeText(maxFileSize(field)), maxFiles(field)];
  return (
    <FileInput
      {...input}
      hint={hint ?? t('hint', { size, count })}
      accept={fileTypes.join()}
      multiple={count > 1}
    />
  );
}
