import type { Noise } from './notes';

let audio: AudioContext | null = null;

/** Browsers let a page be heard only after somebody has touched it. */
export function wake(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
}

/** One tone that dies away: its pitch, where the pitch goes, how long and how loud it is. */
function tone(
  to: AudioContext,
  after: number,
  from: number,
  until: number,
  long: number,
  loud: number,
  type: OscillatorType,
) {
  const start = to.currentTime + after;
  const voice = to.createOscillator();
  const gain = to.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(until, start + long);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(gain).connect(to.destination);
  voice.start(start);
  voice.stop(start + long);
}

/** All under six tenths of a second, and soft. */
const PLAYED: Record<Noise, (to: AudioContext) => void> = {
  turn: to => {
    tone(to, 0, 196, 195, 0.55, 0.16, 'sine');
    tone(to, 0, 493, 490, 0.4, 0.05, 'sine');
  },
  hit: to => {
    tone(to, 0, 170, 60, 0.14, 0.2, 'triangle');
    tone(to, 0, 900, 200, 0.05, 0.05, 'square');
  },
  miss: to => tone(to, 0, 620, 320, 0.12, 0.04, 'sine'),
  fall: to => {
    tone(to, 0.08, 130, 40, 0.32, 0.22, 'triangle');
    tone(to, 0.3, 70, 35, 0.2, 0.16, 'sine');
  },
};

/** Is heard if the page may be; on a phone one's turn is felt too. */
export function play(noise: Noise): void {
  if (noise === 'turn') navigator.vibrate?.(40);
  if (audio?.state === 'running') PLAYED[noise](audio);
}
