export type Clock = { now: () => Date; set: (instant: Date) => void; reset: () => void }

/** The time by which the sandbox judges what it has stored. It runs on from whatever it is set to. */
export function createClock(): Clock {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs),
    set: (instant) => {
      offsetMs = instant.getTime() - Date.now()
    },
    reset: () => {
      offsetMs = 0
    },
  }
}
