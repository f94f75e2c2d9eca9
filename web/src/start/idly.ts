type Job = () => void;

const waiting: Job[] = [];
let running = false;

const rest = (job: Job) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(job, { timeout: 2000 }) : setTimeout(job, 16);

/** One after the other, whenever the page has nothing else to do: pictures must not hold up a press. */
export function idly(job: Job): void {
  waiting.push(job);
  if (!running) next();
}

function next(): void {
  running = waiting.length > 0;
  if (!running) return;
  rest(() => {
    waiting.shift()?.();
    // What was asked for is drawn before the next is begun.
    setTimeout(next, 0);
  });
}
