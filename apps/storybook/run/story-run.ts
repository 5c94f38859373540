import type { Combination } from './combinations.ts';

/** As much of a story's context as the run looks at. */
export interface SeenStory {
  id: string;
  args: Readonly<Record<string, unknown>>;
  /** `motion: 'reduced'` for a story of someone who asked for less. */
  globals: Readonly<Record<string, unknown>>;
  canvasElement: HTMLElement;
  /** `picture: false` for a story whose picture says nothing. */
  parameters: Readonly<Record<string, unknown>>;
  playFunction?: unknown;
}

/** What a test run does around each story. In Storybook itself there is none. */
export interface StoryRun {
  combinationOf(id: string): Pick<Combination, 'theme' | 'locale'>;
  /** A key of the browser's own for what has the focus. */
  press(key: string): Promise<void>;
  /** Before the story is there. */
  prepare(story: SeenStory): Promise<void>;
  /** After it was rendered and played. Throws what is wrong. */
  examine(story: SeenStory): Promise<void>;
}

declare global {
  var storyRun: StoryRun | undefined;
}
