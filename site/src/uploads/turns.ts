/** Photos that are decoded at once: each takes a processor, and pages are rendered beside it. */
const MOST_AT_ONCE = 2

/** How many wait at most; who comes after them is asked to come again. */
const MOST_WAITING = 40

let taken = 0
const waiting: (() => void)[] = []

/** Waits until one may begin, and gives what to call at its end; null where too many wait. */
export async function takeTurn(): Promise<(() => void) | null> {
  if (taken < MOST_AT_ONCE) taken += 1
  else {
    if (waiting.length >= MOST_WAITING) return null
    await new Promise<void>((begin) => waiting.push(begin))
  }
  return passOn
}

function passOn(): void {
  const next = waiting.shift()
  if (next) next()
  else taken -= 1
}
