import { type Issue, preventsPublication } from '@mawkib/blocks/model';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useLanguage } from '../../language/use-language.ts';
import { dialogStyles } from '../dialogs/dialogs.styles.ts';

interface IssueListProps {
  title: string;
  issues: readonly Issue[];
  /** Leads to the field of an issue. */
  onShow(issue: Issue): void;
}

export function IssueList({ title, issues, onShow }: IssueListProps) {
  const css = useStyles(dialogStyles);
  const { locale } = useLanguage();
  if (issues.length === 0) return null;
  const keyOf = ({ block, group, field, rule, message }: Issue) =>
    [block, group, field, rule, message.en].join(' ');
  // A text in two languages may have the same problem twice.
  const different = [...new Map(issues.map((issue) => [keyOf(issue), issue])).values()];
  return (
    <section className={css.group}>
      <h3 className={css.heading}>{title}</h3>
      <ul className={css.list}>
        {different.map((issue) => (
          <li key={keyOf(issue)}>
            <button
              type="button"
              className={css.issue}
              data-severity={preventsPublication(issue) ? 'error' : issue.severity}
              onClick={() => onShow(issue)}
            >
              {localize(issue.message, locale)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
