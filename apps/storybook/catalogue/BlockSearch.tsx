import type { Catalogue } from '@mawkib/blocks/definitions';
import { blockGroups } from '@mawkib/blocks/model';
import { useState } from 'react';
import { type FoundBlock, findBlocks } from './find-blocks.ts';
import { Page } from './Page.tsx';

/** Searches blocks by what they do; without a search, shows the whole catalogue by group. */
interface BlockSearchProps {
  catalogue: Catalogue;
  thumbnailOf(key: string): string | undefined;
}

export function BlockSearch({ catalogue: { definitions }, thumbnailOf }: BlockSearchProps) {
  const [search, setSearch] = useState('');
  const found = findBlocks(definitions, search);
  const requested = search.trim() !== '';
  return (
    <Page>
      <h1>
        Find a block <span lang="ar">ابحث عن مكوّن</span>
      </h1>
      <p>Say what it should do, in Arabic or English: “questions”, “video”, “قبل وبعد”, “table”.</p>
      <input
        type="search"
        className="search"
        aria-label="Find a block"
        dir="auto"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="quiet">
        {requested
          ? `${found.length} of ${definitions.length} blocks`
          : `${definitions.length} blocks`}
      </p>
      {requested ? (
        <Cards found={found} thumbnailOf={thumbnailOf} />
      ) : (
        blockGroups.map((group) => (
          <Group key={group} name={group} found={found} thumbnailOf={thumbnailOf} />
        ))
      )}
    </Page>
  );
}

interface CardsProps extends Pick<BlockSearchProps, 'thumbnailOf'> {
  found: readonly FoundBlock[];
}

function Group({ name, found, thumbnailOf }: CardsProps & { name: string }) {
  const own = found.filter(({ definition }) => definition.group === name);
  if (own.length === 0) return null;
  return (
    <section>
      <h2>{name}</h2>
      <Cards found={own} thumbnailOf={thumbnailOf} />
    </section>
  );
}

const Cards = ({ found, thumbnailOf }: CardsProps) => (
  <ul className="cards">
    {found.map(({ definition, because }) => (
      <li key={definition.key}>
        <a href={`./?path=/docs/${docsOf(definition.name.en)}`} target="_top">
          <img src={thumbnailOf(definition.key)} alt="" loading="lazy" />
          <strong>{definition.name.en}</strong>
          <span lang="ar" dir="rtl">
            {definition.name.ar}
          </span>
          <small>
            {because ? `Field: ${because.en}, ${because.ar}` : definition.short_description.en}
          </small>
        </a>
      </li>
    ))}
  </ul>
);

/** Story id of a block's docs page, from its English name. */
const docsOf = (name: string) => `blocks-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
