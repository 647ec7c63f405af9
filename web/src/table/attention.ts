// It is your turn: said by the title, the icon, two soft notes and, where allowed, a notification.
const NOTES = [659.3, 880]; // hertz: a fourth
const DOT = `<circle cx="24" cy="8" r="7.500" fill="#ffd166" stroke="#10222b" stroke-width="2"/>`;
const LAMP =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#10222b"/>`
  + `<path d="M3 27 13 11l6 9 4-5 6 12z" fill="#f0b429"/>${DOT}</svg>`;

let audio: AudioContext | undefined;

export function ring(): void {
  try {
    audio ??= new AudioContext();
    NOTES.forEach((note, n) => strike(audio as AudioContext, note, n * 0.16));
  } catch {
    return; // a device without sound
  }
}

function strike(on: AudioContext, note: number, after: number): void {
  const begin = on.currentTime + after;
  const tone = on.createOscillator(), loudness = on.createGain();
  tone.type = "sine";
  tone.frequency.value = note;
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(0.09, begin + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.7);
  tone.connect(loudness).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + 0.75);
}

let iconBefore: string | undefined;

export function light(isLit: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  iconBefore ??= icon.href;
  icon.href = isLit ? `data:image/svg+xml,${encodeURIComponent(LAMP)}` : iconBefore;
}

export const mayNotify = (): boolean => "Notification" in globalThis && Notification.permission === "granted";
export const canAskToNotify = (): boolean => "Notification" in globalThis && Notification.permission === "default";

export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, text: string, tag: string): void {
  if (!document.hidden || !mayNotify()) return;
  try {
    const notice = new Notification(title, { body: text, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    return; // phones allow it from a service worker only
  }
}
