import { packageLocale } from '@mawkib/core/locale';
import { useLocale } from '@mawkib/ui';
import { use, useMemo } from 'react';
import { fromSample } from '../model/create-block.js';
import type { DataState } from '../model/definition/data-need.js';
import type { AnyBlockDefinition, Sample } from '../model/definition/define-block.js';
import { resolveBlock } from '../model/resolving/resolve-page.js';
import { Blocks } from '../renderer/Blocks.js';
import type { BlockComponents } from '../renderer/create-block-components.js';
import { useBlockComponents } from '../renderer/use-block-components.js';

export interface BlockStoryProps {
  definition: AnyBlockDefinition;
  /** Overrides fields of the sample. */
  fields?: Sample['fields'];
  /** Replaces all groups of the sample. */
  groups?: Sample['groups'];
  /** Result of the block's data need. */
  state?: DataState;
  /** Index of the block on the page. */
  place?: number;
}

const chunks = new WeakMap<BlockComponents, Map<string, Promise<void>>>();

/** Suspends once, so that the block is loaded when the story is tested. */
function useChunk(template: string): void {
  const components = useBlockComponents();
  const ofTemplates = chunks.get(components) ?? new Map<string, Promise<void>>();
  const known = ofTemplates.get(template) ?? components.preloadWhole([template]);
  chunks.set(components, ofTemplates.set(template, known));
  use(known);
}

/** A block as visitors see it, from stored content through the real resolver. */
export function BlockStory({ definition, fields, groups, state, place = 1 }: BlockStoryProps) {
  const { locale } = useLocale();
  useChunk(definition.template);
  const block = useMemo(() => {
    const sample = definition.sample[packageLocale(locale)];
    const content = { fields: { ...sample.fields, ...fields }, groups: groups ?? sample.groups };
    const stored = fromSample(definition, content, newIds());
    return resolveBlock(stored, () => definition, { locale, now: new Date(), audience: 'staff' });
  }, [definition, fields, groups, locale]);
  if (!block) return null;
  const before = Array.from({ length: place }, (_, at) => ({
    id: `before-${at}`,
    template: 'nothing',
    fields: {},
    groups: [],
  }));
  const states: Record<string, DataState> = state ? { [block.id]: state } : {};
  return <Blocks blocks={[...before, block]} states={states} staticBlocks={false} />;
}

function newIds(): () => string {
  let count = 0;
  return () => `story-${count++}`;
}

/** Long texts in both languages. */
export const longText = {
  title: {
    ar: 'عنوان طويل جدًا يختبر كيف يتصرّف التصميم حين يكتب المحرر أكثر مما خُطّط له في هذا الموضع',
    en: 'A very long title that tests how the layout behaves when staff write more than was planned for',
  },
  paragraph: {
    ar: 'نصّ مسهب يمتدّ على أسطر عدة ليبيّن قياس السطر وارتفاعه والمسافات من حوله. '.repeat(5),
    en: 'A long text that runs over several lines to show the measure, the leading and the space around it. '.repeat(
      5,
    ),
  },
} as const;
