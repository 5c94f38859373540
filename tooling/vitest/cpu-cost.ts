/** Long enough for the clock of a thread and for the compiler, in milliseconds. */
const enoughMs = 5;

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** CPU that this thread needs for `work`, in milliseconds: the least of three averages. */
function cpuOf(work: () => void): number {
  const averages = [0, 1, 2].map(() => {
    const before = cpuMs();
    let runs = 0;
    do {
      work();
      runs += 1;
    } while (cpuMs() - before < enoughMs);
    return (cpuMs() - before) / runs;
  });
  return Math.min(...averages);
}

/**
 * How many times the CPU `work` needs for eight times the size: about 8 if it is linear, 64 if it is
 * quadratic. `size` is the larger one. Says nothing about how fast the machine is, nor about what else
 * runs on it.
 */
export function cpuGrowth(work: (size: number) => void, size: number): number {
  const small = cpuOf(() => work(Math.round(size / 8)));
  return cpuOf(() => work(size)) / small;
}

function modulo(): number {
  let sum = 0;
  for (let at = 1; at <= 400_000; at++) sum = (sum * 31 + at) % 1_000_003;
  return sum;
}

/** Milliseconds of CPU of `modulo` on the machine that bounds are written for. */
const moduloMs = 2.5;

/**
 * CPU that this thread needs for `work` in milliseconds of the machine that bounds are written for: it
 * is measured against other work at the same moment.
 */
export function referenceCpuMs(work: () => void): number {
  return (cpuOf(work) * moduloMs) / cpuOf(modulo);
}
