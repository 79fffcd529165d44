// Short sounds made on the spot, in the material of the board that is seen. Silent until the reader has touched the
// page, as browsers want it.
import { settings } from '../app/settings';
import type { Sound as Material } from '../board/art';

let context: AudioContext | undefined;
let out: GainNode | undefined;
let hiss: AudioBuffer | undefined;
let material: Material = 'glaze';

/** What the pieces fall on from now on. */
export function setMaterial(next: Material): void {
    material = next;
}

/** Louder at once, then fading. */
function envelope(start: number, length: number, loudness: number): GainNode {
    const gain = context!.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(out!);
    return gain;
}

function tone(at: number, frequency: number, length: number, loudness: number, type: OscillatorType = 'triangle'): void {
    const oscillator = context!.createOscillator();
    const start = context!.currentTime + at;
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(frequency, start);
    oscillator.connect(envelope(start, length, loudness));
    oscillator.start(start);
    oscillator.stop(start + length);
}

function noise(at: number, frequency: number, length: number, loudness: number, type: BiquadFilterType = 'bandpass'): void {
    hiss ??= whiteNoise();
    const [source, filter] = [context!.createBufferSource(), context!.createBiquadFilter()];
    const start = context!.currentTime + at;
    source.buffer = hiss;
    filter.type = type;
    filter.frequency.value = frequency;
    source.connect(filter).connect(envelope(start, length, loudness));
    source.start(start);
    source.stop(start + length);
}

function whiteNoise(): AudioBuffer {
    const buffer = context!.createBuffer(1, context!.sampleRate / 2, context!.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
    return buffer;
}

/** One piece on the board. `high` is the pitch: above 1 it is a small piece, below a heavy one. */
const knocks: Record<Material, (high: number) => void> = {
    lacquer: (high) => (noise(0, 2400 * high, 0.05, 0.5), tone(0, 430 * high, 0.08, 0.22)),
    stone: (high) => (noise(0, 3400 * high, 0.03, 0.4), tone(0, 920 * high, 0.07, 0.2, 'sine'), tone(0, 310 * high, 0.09, 0.2)),
    wood: (high) => (noise(0, 900 * high, 0.06, 0.7), tone(0, 235 * high, 0.11, 0.32)),
    glaze: (high) => (noise(0, 4200 * high, 0.02, 0.3), tone(0, 1480 * high, 0.11, 0.1, 'sine'), tone(0, 640 * high, 0.08, 0.16, 'sine')),
    paper: (high) => (noise(0, 1600 * high, 0.07, 0.55, 'lowpass'), tone(0, 180 * high, 0.06, 0.2)),
};

const notes = (frequencies: number[], apart: number, length: number, loudness = 0.14) => frequencies.forEach((frequency, i) => tone(apart * i, frequency, length, loudness, 'sine'));

const sounds = {
    move: () => knocks[material](1),
    slide: () => (noise(0, 700, 0.16, 0.12, 'lowpass'), setTimeout(() => knocks[material](0.95), 150)),
    capture: () => (knocks[material](0.6), tone(0.02, 120, 0.16, 0.3)),
    pin: (count: number) => knocks[material](1.2 + 0.12 * Math.min(count, 12)),
    wrong: () => (tone(0, 150, 0.14, 0.2), noise(0, 300, 0.08, 0.3, 'lowpass')),
    turn: () => notes([659, 784], 0.12, 0.25, 0.1),
    low: () => tone(0, 880, 0.9, 0.16, 'sine'),
    tick: () => tone(0, 1250, 0.03, 0.08),
    solved: () => notes([587, 880], 0.09, 0.35),
    win: () => notes([523, 659, 784], 0.13, 0.6),
    lose: () => notes([440, 349], 0.18, 0.6),
    draw: () => notes([494], 0, 0.6),
    end: () => notes([392, 494, 587], 0.11, 0.5),
};

export type SoundName = keyof typeof sounds;

function sound(name: SoundName, count: number): void {
    try {
        context ??= new AudioContext();
        if (!out) (out = context.createGain()).connect(context.destination);
        out.gain.value = (settings.peek().volume / 70) ** 2;
        void context.resume();
        sounds[name](count);
    } catch {
        // No sound here: nothing is lost.
    }
}

/**
 * `count` is how many pins there are then. After the next frame: the first sound takes up to a tenth of a second to
 * prepare, and what is seen comes first.
 */
export function play(name: SoundName, count = 0): void {
    const { sound: isOn, volume } = settings.peek();
    if (!isOn || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
    requestAnimationFrame(() => setTimeout(() => sound(name, count)));
}
