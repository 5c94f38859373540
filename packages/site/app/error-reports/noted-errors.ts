type Report = (error: unknown) => void;

/** Errors before the reports start; the first ones matter most. */
const max = 20;
const noted: unknown[] = [];
let follower: Report | undefined;

/** Keeps an error in memory until the reports start, if they do. */
export function noteError(error: unknown): void {
  if (follower) follower(error);
  else if (noted.length < max) noted.push(error);
}

/** Notes uncaught errors and rejections of the page. */
export function noteUncaughtErrors(): void {
  addEventListener('error', ({ error, message }) => noteError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}

/** Passes on noted and later errors. Returns a function that stops. */
export function followErrors(report: Report): () => void {
  follower = report;
  for (const error of noted.splice(0)) report(error);
  return () => {
    follower = undefined;
  };
}
