import type { Combination } from './combinations.ts';

/** The parts of a story's context that the run uses. */
export interface SeenStory {
  id: string;
  args: Readonly<Record<string, unknown>>;
  /** `motion: 'reduced'` for a story with reduced motion. */
  globals: Readonly<Record<string, unknown>>;
  canvasElement: HTMLElement;
  /** `picture: false` for a story without a useful picture. */
  parameters: Readonly<Record<string, unknown>>;
  playFunction?: unknown;
}

/** Hooks of a test run around each story. Undefined in Storybook itself. */
export interface StoryRun {
  combinationOf(id: string): Pick<Combination, 'theme' | 'locale'>;
  /** Presses a real key for the focused element. */
  press(key: string): Promise<void>;
  /** Runs before the story is rendered. */
  prepare(story: SeenStory): Promise<void>;
  /** Runs after rendering and play. Throws what is wrong. */
  examine(story: SeenStory): Promise<void>;
}

declare global {
  var storyRun: StoryRun | undefined;
}
