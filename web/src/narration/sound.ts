/** Sounds made of waves and noise as they are needed; silent until somebody turns them on. */

import { settings } from "../settings.svelte";
import type { Sound } from "./scenes";

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

function noise(ctx: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
  const wave = hiss.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A volume that rises at once and dies away. */
function fading(ctx: AudioContext, at: number, loud: number, long: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(ctx.destination);
  return gain;
}

function tone(
  ctx: AudioContext,
  from: number,
  wave: OscillatorType,
  hertz: number,
  long: number,
  loud: number,
  to = hertz,
) {
  const at = ctx.currentTime + from;
  const source = ctx.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(hertz, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(fading(ctx, at, loud, long));
  source.start(at);
  source.stop(at + long);
}

function rustle(
  ctx: AudioContext,
  from: number,
  hertz: number,
  long: number,
  loud: number,
  sharp = 1,
) {
  const at = ctx.currentTime + from;
  const source = ctx.createBufferSource();
  source.buffer = noise(ctx);
  const filter = ctx.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  filter.Q.value = sharp;
  source.connect(filter).connect(fading(ctx, at, loud, long));
  source.start(at, Math.random() * 0.5, long);
}

const SOUNDS: Record<Sound, (ctx: AudioContext, loud: number) => void> = {
  steps: (ctx, loud) => {
    for (let i = 0; i < 4; i++) rustle(ctx, i * 0.13, i % 2 ? 150 : 190, 0.09, loud * 0.9, 2);
  },
  horn: (ctx, loud) => {
    tone(ctx, 0, "sawtooth", 147, 0.5, loud * 0.16);
    tone(ctx, 0.28, "sawtooth", 220, 0.9, loud * 0.18);
    tone(ctx, 0.28, "triangle", 110, 0.9, loud * 0.2);
  },
  dice: (ctx, loud) => {
    for (let i = 0; i < 7; i++) rustle(ctx, i * i * 0.011, 1900 - i * 90, 0.045, loud * 0.7, 5);
  },
  clash: (ctx, loud) => {
    rustle(ctx, 0, 3800, 0.25, loud * 0.5, 3);
    for (const hertz of [1870, 2790, 4130]) tone(ctx, 0, "square", hertz, 0.35, loud * 0.035);
  },
  card: (ctx, loud) => rustle(ctx, 0, 2600, 0.16, loud * 0.35, 0.7),
  fall: (ctx, loud) => {
    tone(ctx, 0, "sine", 130, 0.4, loud * 0.4, 48);
    rustle(ctx, 0.02, 240, 0.2, loud * 0.4);
  },
  coin: (ctx, loud) => {
    tone(ctx, 0, "sine", 1660, 0.16, loud * 0.14);
    tone(ctx, 0.07, "sine", 2210, 0.22, loud * 0.14);
  },
  yours: (ctx, loud) => {
    tone(ctx, 0, "triangle", 523, 0.3, loud * 0.22);
    tone(ctx, 0.16, "triangle", 784, 0.5, loud * 0.22);
  },
};

/** Make a sound, if sounds are on. */
export function play(sound: Sound): void {
  if (!settings.volume || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser lets a page sound only after somebody has pressed something.
  void context.resume();
  if (context.state === "running") SOUNDS[sound](context, settings.volume / 100);
}
