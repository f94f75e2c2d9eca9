import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A deadline as the server writes it: seconds or milliseconds since 1970, or a date. */
export function deadline(until: number | string | null | undefined): number | null {
  if (until === null || until === undefined || until === '' || until === 0) return null;
  const number = typeof until === 'number' ? until : Date.parse(until);
  if (!Number.isFinite(number)) return null;
  return number < 1e11 ? number * 1000 : number;
}

/** Time that goes by, gently: a thin line, and words only in the last ten seconds. */
export function Timer({
  until,
  total,
}: {
  until: number | string | null | undefined;
  total: number;
}): JSX.Element | null {
  const end = deadline(until);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (end === null) return;
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, [end]);
  if (end === null) return null;
  const left = Math.min(total || 600, Math.max(0, (end - now) / 1000));
  const part = Math.min(1, left / (total || 60));
  return (
    <div class={left < 10 ? 'timer soon' : 'timer'} role="timer">
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <rect width={part * 100} height={2} />
      </svg>
      <span>{left > 0 ? `${Math.ceil(left)} s` : 'take your time, but others wait'}</span>
    </div>
  );
}
