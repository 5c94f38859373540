import { LoadFailure, Section } from '@mawkib/ui';
import { Component, type ReactNode } from 'react';

/** Shows an error in place of a part if its code cannot be loaded; the page's blocks stay. */
export class PartBoundary extends Component<
  { place: 'head' | 'foot'; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.place === 'foot') return null;
    return (
      <Section>
        <LoadFailure />
      </Section>
    );
  }
}
