import type { ReactNode } from 'react';
import './catalogue.css';

/** Layout of a docs page, independent of brands. */
export const Page = ({ children }: { children: ReactNode }) => (
  <div className="sb-unstyled catalogue" lang="en" dir="ltr">
    {children}
  </div>
);
