/** Short sounds, made on the spot: no files. Never the only sign of anything. */
import type { SoundName } from "./board";
import { settings } from "./settings.svelte";

interface Tone {
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  /** Seconds: when it begins, how long it lasts. */
  at: number;
  long: number;
  shape: OscillatorType | "noise";
  loud: number;
}

const tone = (from: number, to: number, at: number, long: number, shape: Tone["shape"] = "sine", loud = 0.12): Tone => ({ from, to, at, long, shape, loud });

const SOUNDS: Record<SoundName, Tone[]> = {
  card: [tone(2600, 900, 0, 0.07, "noise", 0.1)],
  dice: [tone(1800, 700, 0, 0.04, "noise", 0.16), tone(1500, 600, 0.07, 0.04, "noise", 0.13), tone(1200, 500, 0.13, 0.05, "noise", 0.1)],
  zombie: [tone(92, 64, 0, 0.5, "sawtooth", 0.09), tone(139, 90, 0.05, 0.42, "triangle", 0.07)],
  hit: [tone(190, 60, 0, 0.12, "square", 0.08), tone(900, 200, 0, 0.05, "noise", 0.16)],
  death: [tone(220, 55, 0, 0.6, "triangle", 0.14), tone(110, 41, 0.1, 0.6, "sawtooth", 0.05)],
  good: [tone(523, 523, 0, 0.09), tone(784, 784, 0.09, 0.16)],
  bad: [tone(311, 294, 0, 0.12, "triangle"), tone(233, 208, 0.12, 0.22, "triangle")],
  vote: [tone(440, 440, 0, 0.06, "triangle"), tone(440, 440, 0.1, 0.06, "triangle")],
  turn: [tone(659, 659, 0, 0.08, "sine", 0.09), tone(880, 880, 0.09, 0.18, "sine", 0.09)],
  end: [tone(392, 392, 0, 0.16), tone(523, 523, 0.16, 0.16), tone(659, 659, 0.32, 0.36)],
};

/** Seconds: the same sound again is no news before, and a groan tires sooner. */
const AGAIN: Partial<Record<SoundName, number>> = { zombie: 1 };
const AGAIN_AT_LEAST = 0.12;
const MOST_VOICES = 4;
/** At full volume, of what is written above. */
const LOUDEST = 1.6;

let context: AudioContext | undefined;
let sounding: number[] = [];
const last = new Map<SoundName, number>();

/** Browsers allow sound only after a click or a key: call this from one. */
export function wake(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** The more there are at once the quieter each is; in a hidden tab there are none. */
export function sound(name: SoundName): void {
  if (!settings.sound || !context || context.state !== "running" || document.hidden) return;
  const now = context.currentTime;
  sounding = sounding.filter((end) => end > now);
  if (sounding.length >= MOST_VOICES || now - (last.get(name) ?? -Infinity) < (AGAIN[name] ?? AGAIN_AT_LEAST)) return;
  const loud = settings.volume / 100 / (1 + sounding.length / 2);
  for (const part of SOUNDS[name]) play(context, part, loud);
  last.set(name, now);
  sounding.push(now + Math.max(...SOUNDS[name].map(({ at, long }) => at + long)));
}

function play(audio: AudioContext, part: Tone, loud: number): void {
  const start = audio.currentTime + part.at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(Math.max(0.0002, part.loud * loud * LOUDEST), start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + part.long);
  volume.connect(audio.destination);
  const source = part.shape === "noise" ? noise(audio, part, start, volume) : voice(audio, part, start, volume);
  source.start(start);
  source.stop(start + part.long);
}

function voice(audio: AudioContext, part: Tone, start: number, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = part.shape as OscillatorType;
  source.frequency.setValueAtTime(part.from, start);
  source.frequency.exponentialRampToValueAtTime(part.to, start + part.long);
  source.connect(to);
  return source;
}

function noise(audio: AudioContext, part: Tone, start: number, to: AudioNode): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * part.long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(part.from, start);
  filter.frequency.exponentialRampToValueAtTime(part.to, start + part.long);
  filter.connect(to);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(filter);
  return source;
}
