/**
 * Groups of two or more nodes that reach each other (Tarjan). `edges` are from node to nodes.
 */
export function findCircles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const circles: string[][] = [];

  function visit(node: string): void {
    const index = order.size;
    order.set(node, index);
    low.set(node, index);
    stack.push(node);
    onStack.add(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (onStack.has(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== index) return;
    const circle = stack.splice(stack.lastIndexOf(node));
    for (const member of circle) onStack.delete(member);
    if (circle.length > 1) circles.push(circle.sort());
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return circles;
}
