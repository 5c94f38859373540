import { Notice, useLocale } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { LinkedTabs } from '../../shared/tabs/LinkedTabs.js';
import { RoundTable } from './RoundTable.js';
import type { racingResults } from './racing-results.definition.js';
import { messages } from './racing-results.messages.js';

/** Rounds as tabs, in the order of the file. */
export function RacingResults({ fields, data }: BlockProps<typeof racingResults>) {
  const t = messages(useLocale().locale);
  const rounds = data?.value;
  if (!rounds) return null;
  const language = /-([a-z]{2})\.json$/.exec(fields.url)?.[1] ?? '';
  const tabs = rounds.map((round, at) => ({
    id: `round-${at + 1}`,
    label: <bdi lang={language}>{round.name}</bdi>,
    content: <RoundTable round={round} language={language} />,
  }));
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      {tabs.length === 0 ? (
        <Notice>{t('no_rounds')}</Notice>
      ) : (
        <LinkedTabs label={t('rounds')} tabs={tabs} />
      )}
    </BlockSection>
  );
}
