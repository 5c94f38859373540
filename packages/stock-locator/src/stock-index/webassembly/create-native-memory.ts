import { setLength } from '../memory/bits.js';
import { arrayFor } from '../memory/code-column.js';
import type { MemoryPlan, SegmentMemory } from '../memory/segment-memory.js';
import { blockWords, createNativeKernels, type NativeLoops } from './native-kernels.js';
import { nativeLoops } from './native-loops.generated.js';

const page = 65_536;
/** Arrays start at cache lines. */
const aligned = (bytes: number) => (bytes + 63) & ~63;

let compiled: WebAssembly.Module | 'refused' | undefined;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Memory shared with WebAssembly; undefined if not available. */
export function createNativeMemory(plan: MemoryPlan): SegmentMemory | undefined {
  try {
    compiled ??= new WebAssembly.Module(bytesOf(nativeLoops));
    if (compiled === 'refused') return undefined;
    const bytes = sizeOf(plan);
    if (bytes > 2 ** 31) return undefined;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / page) });
    const { exports } = new WebAssembly.Instance(compiled, { segment: { memory } });
    return memoryOver(memory.buffer, exports as unknown as NativeLoops, plan.documents);
  } catch {
    // No WebAssembly, no SIMD, blocked by a policy, or out of memory.
    compiled ??= 'refused';
    return undefined;
  }
}

const counterBytes = 4 * 65_536;
const listBytes = 4 * 32 * blockWords;

const setBytes = (documents: number) => aligned(4 * setLength(documents));

function sizeOf({ documents, sets, columns }: MemoryPlan): number {
  const codeBytes = columns.map((greatest) =>
    aligned(arrayFor(greatest).BYTES_PER_ELEMENT * documents),
  );
  const nativeBuffers = counterBytes + listBytes + setBytes(documents);
  return codeBytes.reduce((sum, bytes) => sum + bytes, nativeBuffers + setBytes(documents) * sets);
}

function memoryOver(buffer: ArrayBuffer, loops: NativeLoops, documents: number): SegmentMemory {
  let used = 0;
  /** Freed addresses by size in bytes. */
  const free = new Map<number, number[]>();
  const take = (bytes: number): number | undefined => {
    const size = aligned(bytes);
    const known = free.get(size)?.pop();
    if (known !== undefined || used + size > buffer.byteLength) return known;
    used += size;
    return used - size;
  };
  const allocateBits = () => {
    const length = setLength(documents);
    const at = take(4 * length);
    return at === undefined ? new Int32Array(length) : new Int32Array(buffer, at, length);
  };
  const counters = new Int32Array(buffer, take(counterBytes), counterBytes / 4);
  const list = new Uint32Array(buffer, take(listBytes), listBytes / 4);
  return {
    kernels: createNativeKernels(loops, { counters, list, none: allocateBits() }),
    allocateBits,
    allocateCodes(greatest) {
      const Column = arrayFor(greatest);
      const at = take(Column.BYTES_PER_ELEMENT * documents);
      return at === undefined ? new Column(documents) : new Column(buffer, at, documents);
    },
    free(arrays) {
      for (const array of arrays) {
        if (array.buffer !== buffer) continue;
        array.fill(0);
        const size = aligned(array.byteLength);
        free.set(size, [...(free.get(size) ?? []), array.byteOffset]);
      }
    },
  };
}
