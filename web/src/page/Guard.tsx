import { Component, type ComponentChildren } from 'preact';

interface Props {
  what: string;
  children: ComponentChildren;
}

/** Keeps a part that cannot be drawn from taking the page with it. */
export class Guard extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.what} cannot be shown`, error);
    this.setState({ broken: true });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <p class="broken">{this.props.what} cannot be shown.</p>;
  }
}
