import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { http } from '../wire/http';
import type { Rule } from '../wire/protocol';

const WIDTH = 290;

/** A rule's id; pressed, it shows the rule. */
export function RuleLink({ id }: { id: string | undefined }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const [rule, setRule] = useState<Rule | string | null>(null);
  const [rightward, setRightward] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
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
  // It opens to the side where its panel has room.
  const show = () => {
    const link = box.current?.getBoundingClientRect();
    const panel = box.current?.closest('.panel, dialog, .sheet-left')?.getBoundingClientRect();
    setRightward((link?.right ?? 0) - WIDTH < (panel?.left ?? 0));
    setOpen(!open);
  };
  return (
    <span class="rule" ref={box}>
      <button type="button" class="rule-id" aria-expanded={open} onClick={show}>
        {id}
      </button>
      {open && (
        <span class={rightward ? 'popover rightward' : 'popover'} role="note">
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
