const seconds = (since) => Math.round((performance.now() - since) / 1000);

/**
 * Runs a step and resolves to its result. Names a step that takes more than a second, and says what
 * it took when it is done, unless it is a command that failed.
 */
export async function progress(doing, done, work, print = console.log) {
  const started = performance.now();
  let named = false;
  const timer = setTimeout(() => {
    named = true;
    print(`${doing} …`);
  }, 1000);
  try {
    const result = await work();
    if (named && !result?.code) print(`${done} (${seconds(started)} s).`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}
