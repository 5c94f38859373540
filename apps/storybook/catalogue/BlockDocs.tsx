import { weights } from 'virtual:block-weights';
import type { AnyBlockDefinition } from '@mawkib/blocks/model';
import { Canvas, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { anatomyOf, rulesOf } from './block-rules.ts';
import { CopyButton } from './CopyButton.tsx';
import { FieldTables } from './FieldTables.tsx';
import { Page } from './Page.tsx';
import { pageJson, type StoryContent } from './page-json.ts';

/** Documentation of a block, from its definition and stories. */
export function BlockDocs({ definition }: { definition: AnyBlockDefinition }) {
  const { key, name, description, group } = definition;
  const anatomy = anatomyOf(definition, 'en');
  return (
    <Page>
      <header>
        <p className="quiet">Blocks / {group}</p>
        <h1>
          {name.en} <span lang="ar">{name.ar}</span>
        </h1>
        <p>{description.en}</p>
        <p lang="ar" dir="rtl">
          {description.ar}
        </p>
        <dl className="facts">
          <Fact label="Key">
            <code>{key}</code>
          </Fact>
          <Fact label="A visitor loads">{costOf(key)}</Fact>
          <Fact label="Items">{itemsOf(definition)}</Fact>
          <Fact label="Version">{definition.version}</Fact>
        </dl>
      </header>
      <States definition={definition} />
      <h2>Anatomy</h2>
      <Parts names={anatomy.parts} />
      {anatomy.items.length > 0 && (
        <>
          <h3>Each item</h3>
          <Parts names={anatomy.items} />
        </>
      )}
      <h2>Rules</h2>
      <ul className="rules">
        {rulesOf(definition).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h2>Fields</h2>
      <FieldTables definition={definition} />
    </Page>
  );
}

/** Every story, each with its content to copy. */
function States({ definition }: { definition: AnyBlockDefinition }) {
  const stories = use(DocsContext).componentStories();
  return stories.map((story) => (
    <section key={story.id} className="state" id={story.id}>
      <header>
        <h2>{story.name}</h2>
        <CopyButton
          text={() => pageJson(definition, story.initialArgs as StoryContent, 'ar')}
          label="Copy as page JSON"
        />
      </header>
      <Unstyled>
        <Canvas of={story.moduleExport} sourceState="none" />
      </Unstyled>
    </section>
  ));
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Parts = ({ names }: { names: readonly string[] }) => (
  <ol className="parts">
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ol>
);

function costOf(key: string): string {
  const weight = weights[key];
  if (!weight) return 'not measured';
  if (weight.bytes === 0) return '0 KB (static)';
  return `${(weight.bytes / 1024).toFixed(1)} of ${weight.limit / 1024} KB`;
}

function itemsOf({ group_fields, max_field_groups }: AnyBlockDefinition): string {
  if (Object.keys(group_fields).length === 0) return 'none';
  return max_field_groups ? `up to ${max_field_groups}` : 'any number';
}
