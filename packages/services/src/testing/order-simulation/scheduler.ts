/** Thrown in a task after its process was killed: it stops, and its transaction is rolled back. */
export class KilledError extends Error {
  readonly kind = 'killed';
}

type TaskState = 'ready' | 'running' | 'blocked' | 'done';

/** One request or job in a process. It stops before each statement and each call to a vendor. */
export class Task {
  state: TaskState = 'running';
  isKilled = false;
  /** Next step of the task. */
  label = '';
  #go: (() => void) | undefined;

  constructor(
    readonly id: number,
    readonly process: number,
    readonly name: string,
    readonly scheduler: Scheduler,
  ) {}

  /** Waits until the scheduler lets the task go on. */
  async step(label: string): Promise<void> {
    this.label = label;
    if (!this.isKilled) {
      this.state = 'ready';
      await new Promise<void>((go) => {
        this.#go = go;
        this.scheduler.rests();
      });
    }
    if (this.isKilled) throw new KilledError();
  }

  resume(): void {
    const go = this.#go;
    this.#go = undefined;
    this.state = 'running';
    this.scheduler.runs();
    go?.();
  }
}

/**
 * Runs tasks one step at a time, so that every interleaving is a choice. A step ends when no task
 * is running: all are ready for their next step, wait for a lock, or are done.
 */
export class Scheduler {
  tasks: Task[] = [];
  /** Set to print a history. */
  log: ((task: Task, text: string) => void) | undefined;
  #running = 0;
  #count = 0;
  #rested: (() => void) | undefined;

  /** Starts a task; it stops before its first step. `ended` is called unless it is killed. */
  async start<T>(
    name: string,
    process: number,
    run: (task: Task) => Promise<T>,
    ended: (result: { value: T } | { error: unknown }) => void,
  ): Promise<Task> {
    this.#count += 1;
    const task = new Task(this.#count, process, name, this);
    this.tasks.push(task);
    this.runs();
    const live = async () => {
      try {
        await task.step(name);
        const value = await run(task);
        if (!task.isKilled) ended({ value });
      } catch (error) {
        if (!task.isKilled) ended({ error });
      }
      task.state = 'done';
      this.tasks = this.tasks.filter((one) => one !== task);
      this.rests();
    };
    await this.#until(() => void live());
    return task;
  }

  ready(): Task[] {
    return this.tasks.filter(({ state }) => state === 'ready');
  }

  /** Runs a task up to its next step. */
  grant(task: Task): Promise<void> {
    this.log?.(task, task.label);
    return this.#until(() => task.resume());
  }

  /** Kills a process: its tasks stop. */
  async kill(process: number): Promise<number> {
    const killed = this.tasks.filter((task) => task.process === process);
    for (const task of killed) task.isKilled = true;
    for (const task of killed) if (task.state === 'ready') await this.grant(task);
    return killed.length;
  }

  blocked(task: Task): void {
    task.state = 'blocked';
    this.rests();
  }

  resumed(task: Task): void {
    task.state = 'running';
    this.runs();
  }

  runs(): void {
    this.#running += 1;
  }

  rests(): void {
    this.#running -= 1;
    if (this.#running === 0) this.#rested?.();
  }

  async #until(run: () => void): Promise<void> {
    const rested = new Promise<void>((resolve) => {
      this.#rested = resolve;
    });
    run();
    await rested;
    this.#rested = undefined;
  }
}
