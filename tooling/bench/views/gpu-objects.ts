/** Live WebGL objects of a page. */
export interface GpuObjects {
  contexts: number;
  textures: number;
  buffers: number;
  programs: number;
}

/** Runs in the page before its scripts: `window.gpuObjects()` returns the live objects. */
export function countGpuObjects(): void {
  const live: Record<string, number> = { Texture: 0, Buffer: 0, Program: 0 };
  const contexts: WeakRef<WebGL2RenderingContext>[] = [];
  const gl = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...args: unknown[]) => unknown
  >;
  const counted = (name: string, kind: string, by: number) => {
    const original = gl[name];
    gl[name] = function (...args) {
      live[kind] = (live[kind] ?? 0) + by;
      return original?.apply(this, args);
    };
  };
  for (const kind of Object.keys(live)) {
    counted(`create${kind}`, kind, 1);
    counted(`delete${kind}`, kind, -1);
  }
  const { getContext } = HTMLCanvasElement.prototype as { getContext: (...args: never) => unknown };
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    const context = getContext.apply(this, args as never);
    if (
      context instanceof WebGL2RenderingContext &&
      !contexts.some((known) => known.deref() === context)
    ) {
      contexts.push(new WeakRef(context));
    }
    return context;
  } as typeof HTMLCanvasElement.prototype.getContext;
  (window as unknown as { gpuObjects(): GpuObjects }).gpuObjects = () => ({
    contexts: contexts.filter((known) => known.deref()?.isContextLost() === false).length,
    textures: live.Texture ?? 0,
    buffers: live.Buffer ?? 0,
    programs: live.Program ?? 0,
  });
}
