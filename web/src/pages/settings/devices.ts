// What a device is called: names that are the same in every language, in a sentence that is not.
import type { Device } from "../../wire/wire";
import type { Words } from "../../words/words";

const BROWSERS: Readonly<Record<string, string>> = {
  edge: "Edge",
  opera: "Opera",
  samsung: "Samsung Internet",
  firefox: "Firefox",
  chrome: "Chrome",
  safari: "Safari",
};
const SYSTEMS: Readonly<Record<string, string>> = {
  iphone: "iPhone",
  ipad: "iPad",
  android: "Android",
  windows: "Windows",
  chromeos: "ChromeOS",
  macos: "macOS",
  linux: "Linux",
};

export function placed(words: Words, device: Device): string {
  const browser = BROWSERS[device.browser], system = SYSTEMS[device.system];
  if (browser && system) return words.say("web-device-name", { browser, system });
  return browser ?? system ?? words.say("web-device-unknown");
}
