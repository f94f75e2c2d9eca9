import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { http } from '../wire/http';
import type { Rule } from '../wire/protocol';

const EDGE = 8;

/** Below its link, or above where there is no room; over everything, so that no sheet cuts it off. */
function lay(note: HTMLElement, link: DOMRect): void {
  note.showPopover?.();
  const { width, height } = note.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(link.right - width, innerWidth - width - EDGE));
  const below = link.bottom + 2;
  const top = below + height + EDGE <= innerHeight ? below : Math.max(EDGE, link.top - height - 2);
  note.style.setProperty('--left', `${left}px`);
  note.style.setProperty('--top', `${top}px`);
}

/** A rule's id; pressed, it shows the rule. In running text it goes by words, for ids belong behind *why*. */
export function RuleLink({ id, says }: { id: string | undefined; says?: string }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const [rule, setRule] = useState<Rule | string | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (open && note.current && box.current) lay(note.current, box.current.getBoundingClientRect());
  }, [open, rule]);
  useEffect(() => {
    if (!open || !id) return;
    let here = true;
    http.rule(id).then(
      found => here && setRule(found),
      () => here && setRule('The text of this rule is not at hand.'),
    );
    const away = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node))
        setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', away);
    return () => {
      here = false;
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', away);
    };
  }, [open, id]);
  if (!id) return null;
  return (
    <span class="rule" ref={box}>
      <button
        type="button"
        class={says ? 'rule-id spoken' : 'rule-id'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {says ?? id}
      </button>
      {open && (
        <span ref={note} class="popover" popover="manual" role="note">
          {typeof rule === 'string' ? rule : null}
          {rule && typeof rule !== 'string' ? (
            <>
              <b>{rule.title}</b>
              <span class="rule-text">{rule.text}</span>
              <span class="where">
                {rule.book}
                {rule.where ? `, ${rule.where}` : ''}
              </span>
            </>
          ) : null}
          {rule === null ? '…' : null}
        </span>
      )}
    </span>
  );
}
