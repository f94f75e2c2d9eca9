import { Component, type ComponentType, h } from 'preact';

/** A component that renders anew only when one of its properties is another. */
export function memo<P extends object>(inner: (props: P) => preact.ComponentChild): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const old = this.props as Record<string, unknown>;
      const fresh = next as Record<string, unknown>;
      const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
      return [...names].some(name => !Object.is(old[name], fresh[name]));
    }

    override render(): preact.ComponentChild {
      return h(inner as ComponentType<P>, this.props as P);
    }
  };
}
