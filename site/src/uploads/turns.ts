/** Pages need processors too. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 40

let running = 0
const waiting: (() => void)[] = []

/** Null if too many wait. */
export async function takeTurn(): Promise<(() => void) | null> {
  if (running < MOST_AT_ONCE) running += 1
  else {
    if (waiting.length >= MOST_WAITING) return null
    await new Promise<void>((begin) => waiting.push(begin))
  }
  return passOn
}

function passOn(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}
