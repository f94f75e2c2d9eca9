import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { http, Refused } from '../wire/http';
import type { Problem } from '../wire/protocol';
import { type Draft, draftOf, emptyDraft, yamlOf } from './draft';
import { keepDraft } from './drafts';
import { OptionList } from './OptionList';
import { Problems } from './Problems';
import { Roster } from './Roster';
import { Sketch } from './Sketch';
import { TextSheet } from './TextSheet';
import { Things } from './Things';

function tryDraft(text: string): Draft | null {
  try {
    return draftOf(text);
  } catch {
    return null;
  }
}

interface Props {
  /** Null: a new one. */
  text: string | null;
  /** Whatever is drawn or written, as text. */
  changed(text: string): void;
  open(text: string, title: string): void;
}

/** A scenario under the pen: drawn or as text, and the one always follows the other. */
export function Builder({ text: first, changed, open }: Props): JSX.Element {
  const [draft, setDraft] = useState<Draft | null>(() => (first === null ? emptyDraft() : tryDraft(first)));
  const [text, setText] = useState(() => first ?? yamlOf(emptyDraft()));
  const [asText, setAsText] = useState(draft === null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [said, setSaid] = useState('');
  const [placing, setPlacing] = useState<{ key: number; index: number } | null>(null);

  const put = (change: Partial<Draft>) => {
    if (!draft) return;
    const next = { ...draft, ...change };
    setDraft(next);
    setText(yamlOf(next));
    changed(yamlOf(next));
    setProblems([]);
    setSaid('');
  };
  const write = (next: string) => {
    setText(next);
    setDraft(tryDraft(next));
    changed(next);
    setProblems([]);
    setSaid('');
  };
  const check = async (): Promise<string | null> => {
    try {
      const found = await http.check(text);
      setProblems(found.warnings.map(one => (typeof one === 'string' ? { message: one } : one)));
      setSaid('The rules have nothing against it.');
      return found.title;
    } catch (error) {
      setSaid('');
      setProblems(
        error instanceof Refused && error.problems.length
          ? error.problems
          : [{ message: error instanceof Error ? error.message : String(error) }],
      );
      return null;
    }
  };
  const play = async () => {
    const title = await check();
    if (title !== null) open(text, title);
  };
  const goTo = (line: number) => {
    setAsText(true);
    requestAnimationFrame(() => document.dispatchEvent(new CustomEvent('cleave-line', { detail: line })));
  };

  return (
    <main class="builder">
      <div class="builder-bar">
        <div class="cluster" role="tablist" aria-label="How to write it">
          <button
            type="button"
            role="tab"
            class="quiet"
            aria-selected={!asText}
            disabled={!draft}
            onClick={() => setAsText(false)}
          >
            Draw
          </button>
          <button type="button" role="tab" class="quiet" aria-selected={asText} onClick={() => setAsText(true)}>
            Text
          </button>
        </div>
        <span class="grow fine" role="status">
          {said}
        </span>
        <button
          type="button"
          class="quiet"
          onClick={() =>
            setSaid(
              keepDraft(draft?.title || 'A fight', text) ? 'Kept in this browser.' : 'This browser keeps nothing.',
            )
          }
        >
          Keep
        </button>
        <button type="button" class="quiet" onClick={() => download(draft?.title || 'fight', text)}>
          Save as a file
        </button>
        <button type="button" onClick={check}>
          Check
        </button>
        <button type="button" class="primary" onClick={play}>
          Play it
        </button>
      </div>
      <Problems problems={problems} go={goTo} />
      {asText || !draft ? (
        <TextSheet text={text} write={write} problems={problems} />
      ) : (
        <div class="drawing">
          <div class="sheet-left">
            <label>
              Title
              <input value={draft.title} maxLength={100} onInput={event => put({ title: event.currentTarget.value })} />
            </label>
            <label>
              What it is about
              <textarea rows={2} value={draft.about} onInput={event => put({ about: event.currentTarget.value })} />
            </label>
            <OptionList draft={draft} put={put} />
            <Things draft={draft} put={put} />
            <Roster draft={draft} put={put} placing={placing} setPlacing={setPlacing} />
          </div>
          <Sketch draft={draft} put={put} placing={placing} setPlacing={setPlacing} />
        </div>
      )}
    </main>
  );
}

function download(title: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/yaml' }));
  link.download = `${
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'fight'
  }.yaml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
