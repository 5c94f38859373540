import { getLeadFile, type LeadFile } from '@mawkib/api-clients/contracts/forms';
import { useStyles } from '@mawkib/ui/styles';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/failure-text.ts';
import { saveFile } from '../../api/save-file.ts';
import { Button } from '../../controls/Button.tsx';
import { showToast } from '../../controls/show-toast.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { adminStyles } from '../layout/admin.styles.ts';

interface LeadFilesProps {
  form: string;
  lead: string;
  files: readonly LeadFile[];
}

/** Files of a lead as download buttons. The audit log records downloads. */
export function LeadFiles({ form, lead, files }: LeadFilesProps) {
  const css = useStyles(adminStyles);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const { isPending, mutate } = useMutation({
    mutationFn: (file_id: string) =>
      call(getLeadFile, { params: { id: form, lead_id: lead, file_id } }),
    onSuccess: saveFile,
    onError: (error) => showToast(failureText(error, locale), { kind: 'error' }),
  });
  return (
    <span className={css.actions}>
      {files.map(({ id, name }) => (
        <Button key={id} kind="plain" disabled={isPending} onClick={() => mutate(id)}>
          <bdi>{name}</bdi>
        </Button>
      ))}
    </span>
  );
}
