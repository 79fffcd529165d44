// Short sounds made on the spot. Silent until the reader has touched the page, as browsers want it.
import { settings } from '../app/settings';

let context: AudioContext | undefined;

function tone(at: number, frequency: number, length: number, loudness: number, type: OscillatorType = 'triangle'): void {
    if (!context) return;
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + at;
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(frequency, start);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
}

const sounds = {
    move: () => (tone(0, 520, 0.07, 0.18), tone(0, 180, 0.09, 0.25)),
    capture: () => (tone(0, 300, 0.1, 0.22), tone(0.03, 140, 0.14, 0.3)),
    low: () => tone(0, 880, 0.9, 0.16, 'sine'),
    tick: () => tone(0, 1250, 0.03, 0.08),
    wrong: () => tone(0, 160, 0.16, 0.15),
    end: () => [392, 494, 587].forEach((frequency, i) => tone(0.11 * i, frequency, 0.5, 0.14, 'sine')),
};

function sound(name: keyof typeof sounds): void {
    try {
        context ??= new AudioContext();
        void context.resume();
        sounds[name]();
    } catch {
        // No sound here: nothing is lost.
    }
}

/** After the next frame: the first sound takes up to a tenth of a second to prepare, and what is seen comes first. */
export function play(name: keyof typeof sounds): void {
    if (!settings.peek().sound || !navigator.userActivation?.hasBeenActive) return;
    requestAnimationFrame(() => setTimeout(() => sound(name)));
}
