export interface Clock {
  now: () => Date
  set: (instant: Date) => void
  reset: () => void
}

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
