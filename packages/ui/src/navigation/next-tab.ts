/** Index of the tab for a key; arrows follow the text direction and wrap around. */
export function nextTab(key: string, at: number, count: number, rtl: boolean): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowRight':
      return (at + (rtl ? -1 : 1) + count) % count;
    case 'ArrowLeft':
      return (at + (rtl ? 1 : -1) + count) % count;
    default:
      return undefined;
  }
}
