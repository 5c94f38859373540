/**
 * Jobs and watches that run in a process: all, none, or those of these names. Only with all of them
 * are jobs enqueued on their schedules.
 */
export type BackgroundSelection = 'all' | 'none' | readonly string[];

export function isSelected(selection: BackgroundSelection, name: string): boolean {
  return selection === 'all' || (selection !== 'none' && selection.includes(name));
}

/** Work of a service that no call asks for and that is not a job: it follows events or the time. */
export interface Watch {
  /** Letters and underscores. */
  name: string;
  start(): void;
  /** Resolves once a running check has ended. */
  stop(): Promise<void>;
}
