export { DateInput as DateQuestion } from '@mawkib/ui';
