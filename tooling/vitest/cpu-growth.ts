/** CPU that this thread needs for `work`, in milliseconds: the least of three, without compiling. */
function cpuOf(work: () => void): number {
  const times = [0, 1, 2].map(() => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

/**
 * How many times the CPU `work` needs for eight times the size: about 8 if it is linear, 64 if it is
 * quadratic. `size` is the larger one. Says nothing about how fast the machine is or what else runs on
 * it. What takes less than half a millisecond either way counts as linear.
 */
export function cpuGrowth(work: (size: number) => void, size: number): number {
  const [small, large] = [size / 8, size].map((one) => cpuOf(() => work(Math.round(one))));
  return Math.max(0.5, large ?? 0) / Math.max(0.5 / 8, small ?? 0);
}
