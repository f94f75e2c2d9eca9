import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { http } from '../wire/http';
import { Lost } from './Lost';
import { Masthead } from './Masthead';
import { Opening } from './Opening';
import { clearDesk, drawingLeft, leaveDrawing } from './unfinished';

type Builder = typeof import('./Builder').Builder;

/** What lies on the desk: a ready fight to be changed, or what one left there, or nothing. */
function useText(name: string | null): { text: string | null; ready: boolean; trouble: string } {
  const [text, setText] = useState<string | null>(name === null ? drawingLeft() : null);
  const [ready, setReady] = useState(name === null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    if (name === null) return;
    http.scenario(name).then(
      found => {
        setText(found);
        setReady(true);
      },
      () => setTrouble(`There is no fight called “${name}” on this server.`),
    );
  }, [name]);
  return { text, ready, trouble };
}

/** Where scenarios are drawn. Most people never come here, so the tools are fetched by those who do. */
export function Draw({ name }: { name: string | null }): JSX.Element {
  const { text, ready, trouble } = useText(name);
  const [tools, setTools] = useState<{ Builder: Builder } | null>(null);
  const [missing, setMissing] = useState('');
  const [fresh, setFresh] = useState(0);
  const [empty, setEmpty] = useState(false);
  const [opening, setOpening] = useState<{ text: string; title: string } | null>(null);
  useEffect(() => {
    document.title = 'Draw a fight · Cleave';
    import('./Builder').then(
      ({ Builder }) => setTools({ Builder }),
      () => setMissing('The tools to draw with cannot be had just now. Nothing is lost: load the page again.'),
    );
  }, []);
  if (trouble) return <Lost says={trouble} />;
  const first = empty ? null : (opening?.text ?? text);
  const left = name === null && text !== null && !empty && !opening;
  return (
    <div class="start drawing-page">
      <Masthead here={name === null ? '/draw' : ''} />
      {left && (
        <p class="left-here" role="status">
          <span class="grow">This is as you left it.</span>
          <button
            type="button"
            onClick={() => {
              clearDesk();
              setEmpty(true);
              setFresh(fresh + 1);
            }}
          >
            Begin with an empty map
          </button>
        </p>
      )}
      {missing && <p class="warn">{missing}</p>}
      {opening && <Opening {...opening} friends={false} change={() => setOpening(null)} />}
      {tools && ready && !opening && (
        <tools.Builder
          key={fresh}
          text={first}
          changed={changed => {
            leaveDrawing(changed);
            // It is one's own from the first stroke on, under an address that keeps it.
            if (name !== null) history.replaceState(null, '', '/draw');
          }}
          open={(drawn, title) => {
            leaveDrawing(drawn);
            setOpening({ text: drawn, title });
          }}
        />
      )}
    </div>
  );
}
