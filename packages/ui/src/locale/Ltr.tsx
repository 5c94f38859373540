import type { ReactNode } from 'react';

/** Phone numbers, VINs, ranges, addresses of mail: never turned around by Arabic text. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
