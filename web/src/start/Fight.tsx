import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../page/route';
import { http, Refused } from '../wire/http';
import { Lost } from './Lost';
import { Masthead } from './Masthead';
import { Opening } from './Opening';
import { Thumb } from './Thumb';

/** Laying a table for a ready fight, with friends. */
export function Fight({ name }: { name: string }): JSX.Element {
  const [text, setText] = useState<string | null>(null);
  const [title, setTitle] = useState('');
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    const failed = (error: unknown) =>
      setTrouble(
        error instanceof Refused && error.status === 404
          ? `There is no fight called “${name}” on this server.`
          : 'The server does not answer. Nothing is lost: load the page again in a moment.',
      );
    http.scenario(name).then(setText, failed);
    http.scenarios().then(
      all => setTitle(all.find(one => one.name === name)?.title ?? name),
      () => setTitle(name),
    );
  }, [name]);
  if (trouble) return <Lost says={trouble} />;
  return (
    <div class="start">
      <Masthead />
      {text !== null && title ? (
        <Opening
          text={text}
          title={title}
          friends
          picture={<Thumb name={name} />}
          change={() => go(`/draw/${encodeURIComponent(name)}`)}
        />
      ) : (
        <main class="opening" aria-busy="true" />
      )}
    </div>
  );
}
