import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../look/Icon';

/** A link of this server; any other scheme is shown as text only. */
export function wholeLink(link: string): string | null {
  try {
    const url = new URL(link, location.origin);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

export function CopyLink({ link, name }: { link: string; name: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const href = wholeLink(link);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href ?? link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div class="copy row">
      <input
        readOnly
        class="grow"
        value={href ?? link}
        aria-label={`Link of ${name}`}
        onFocus={event => event.currentTarget.select()}
      />
      <button type="button" onClick={copy}>
        <Icon name="copy" /> {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
