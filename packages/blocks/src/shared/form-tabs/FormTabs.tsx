import {
  Icon,
  LoadFailure,
  Skeleton,
  SmartLink,
  Tabs,
  useLocale,
  VisuallyHidden,
} from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { use } from 'react';
import type { FieldValues } from '../../model/definition/props.js';
import { SubmitLeadContext } from '../../renderer/lead-outcome.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { usePageAddress } from '../../renderer/use-page-address.js';
import { BlockTitle } from '../block-title/BlockTitle.js';
import { levelBelow } from '../block-title/level-below.js';
import { FormPanel } from '../form-panel/FormPanel.js';
import { tabAnchor, uniqueAnchors } from '../tabs/tab-anchor.js';
import { useLinkedTab } from '../tabs/use-linked-tab.js';
import { formTabParam } from './form-tab-param.js';
import { messages } from './form-tabs.messages.js';
import { styles } from './form-tabs.styles.js';
import type { FormTab, FormTabsData, formTabsFields } from './form-tabs-fields.js';
import { type TabForm, useTabForms } from './use-tab-forms.js';

interface FormTabsProps {
  fields: FieldValues<ReturnType<typeof formTabsFields>>;
  groups: readonly FormTab[];
  data: FormTabsData;
}

/**
 * A tab per form, with icon, label and an id in the page's hash. Forms of other tabs are loaded
 * when they open and stay mounted, so that nothing typed is lost. Without a script each tab links
 * to the page with its form.
 */
export function FormTabs({ fields, groups, data }: FormTabsProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const linked = uniqueAnchors(
    groups.map((group) => ({ id: group.id, anchor: tabAnchor(group.fields.tab_id), group })),
  );
  const [selected, select] = useLinkedTab(linked);
  const current = selected ?? data.tab;
  const { forms, retry } = useTabForms(data, current);
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      <Tabs
        label={t('forms')}
        limit={fields.top_tabs_limit}
        padding={fields.tab_x_padding}
        selected={current}
        onSelect={select}
        tabs={linked.map(({ id, anchor, group }) => ({
          id,
          anchor,
          label: (
            <span className={css.label}>
              {group.fields.tab_icon ? <Icon name={group.fields.tab_icon} /> : null}
              {group.fields.tab_label}
            </span>
          ),
          content: (
            <TabPanel
              group={group}
              form={forms[id]}
              level={levelBelow(fields)}
              onRetry={() => retry(id)}
            />
          ),
        }))}
      />
    </BlockSection>
  );
}

interface TabPanelProps {
  group: FormTab;
  form: TabForm;
  level: ReturnType<typeof levelBelow>;
  onRetry: () => void;
}

function TabPanel({ group, form, level, onRetry }: TabPanelProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { pathname, search } = usePageAddress();
  const submit = use(SubmitLeadContext);
  const query = new URLSearchParams(search);
  query.set(formTabParam, group.id);
  if (form === 'failed') return <LoadFailure onRetry={onRetry} />;
  if (form === undefined || form === 'loading') {
    return (
      <>
        <div className={css.loading} role="status" aria-busy={form === 'loading'}>
          <VisuallyHidden>{form === 'loading' ? t('loading') : ''}</VisuallyHidden>
          <Skeleton lines={4} />
        </div>
        <SmartLink className={css.open} href={`${pathname}?${query}#form-${group.id}`}>
          {t('open', { label: group.fields.tab_label })}
        </SmartLink>
      </>
    );
  }
  return (
    <div data-notice={group.notice}>
      <FormPanel
        place={group.id}
        form={form}
        fields={group.fields}
        level={level}
        query={query.toString()}
        submit={submit}
      />
    </div>
  );
}
