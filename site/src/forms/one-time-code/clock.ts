export const COUNTDOWN = '{0:00}'

/** `0:42` */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
