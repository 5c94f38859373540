import { Icon } from '../../icons/Icon.js';
import { SmartLink } from '../../link/SmartLink.js';
import { menuEntryAttribute, menuHostAttribute } from '../../markup/index.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import type { FrameEntry } from '../frame-entry.js';
import { styles } from './nav-list.styles.js';

export interface NavListProps {
  entries: readonly FrameEntry[];
  path?: string;
  look: 'bar' | 'sheet';
}

/** Entries of the header; one with children is a disclosure. */
export function NavList({ entries, path, look }: NavListProps) {
  const css = useStyles(styles);
  if (entries.length === 0) return null;
  const link = (entry: FrameEntry) => (
    <SmartLink
      href={entry.url}
      className={css.link}
      aria-current={path !== undefined && entry.url === path ? 'page' : undefined}
    >
      <EntryLabel {...entry} />
    </SmartLink>
  );
  return (
    <ul className={css.root} data-look={look}>
      {entries.map((entry) => (
        <li key={entry.id} className={css.entry} data-wide={entry.hasPanel || undefined}>
          {entry.hasPanel ? (
            <PanelEntry entry={entry} look={look} isCurrent={entry.url === path} />
          ) : entry.children?.length ? (
            <details name={`nav-${look}`} data-disclosure>
              <summary className={css.link}>
                <EntryLabel {...entry} />
                <Icon name="chevron-down" size={16} className={css.turn} />
              </summary>
              <ul className={css.children}>
                {entry.children.map((child) => (
                  <li key={child.id}>{link(child)}</li>
                ))}
              </ul>
            </details>
          ) : (
            link(entry)
          )}
        </li>
      ))}
    </ul>
  );
}

function EntryLabel({ label, icon }: { label: string; icon?: string | undefined }) {
  const css = useStyles(styles);
  if (!icon) return label;
  return (
    <span className={css.named}>
      <Icon name={icon} size={20} />
      {label}
    </span>
  );
}

/** A link to the entry's own page, until `startMenu` makes it a button of its panel. */
function PanelEntry({
  entry: { id, url, label, icon },
  look,
  isCurrent,
}: {
  entry: FrameEntry;
  look: NavListProps['look'];
  isCurrent: boolean;
}) {
  const css = useStyles(styles);
  return (
    <>
      <SmartLink
        href={url}
        className={css.link}
        aria-current={isCurrent ? 'page' : undefined}
        {...{ [menuEntryAttribute]: id }}
      >
        <EntryLabel label={label} icon={icon} />
        {look === 'sheet' ? <Icon name="chevron" size={20} /> : null}
      </SmartLink>
      {look === 'bar' ? <MenuHost kind="bar" /> : null}
    </>
  );
}

/** A place for panels; React leaves its content alone. */
export function MenuHost({ kind }: { kind: NavListProps['look'] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the panels are put here later
  return <div {...{ [menuHostAttribute]: kind }} dangerouslySetInnerHTML={nothing} />;
}

const nothing = { __html: '' };
