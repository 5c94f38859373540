import type { ReactNode } from 'react';
import './catalogue.css';

/** The paper of a docs page: a tool's look, not a brand's. */
export const Page = ({ children }: { children: ReactNode }) => (
  <div className="sb-unstyled catalogue" lang="en" dir="ltr">
    {children}
  </div>
);
