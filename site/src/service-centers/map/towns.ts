/** The largest first. `native` in the script of its country; null where that is Latin. */
export type Town = [name: string, native: string | null, lat: number, lng: number]

/** Languages whose readers do not read Latin names first. */
const SCRIPTS: Partial<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
  my: /\p{Script=Myanmar}/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  uk: /\p{Script=Cyrillic}/u,
}

/** @param tag BCP 47 */
export function townName([name, native]: Town, tag: string): string {
  const script = SCRIPTS[tag.split('-')[0] ?? '']
  return native !== null && script?.test(native) ? native : name
}
