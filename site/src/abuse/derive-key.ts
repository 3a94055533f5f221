import type { DeriveKeyFunction } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'

/** 9 ms each, off the event loop: 2 s. */
const MOST_WAITING = 200

let isRunning = false
const waiting: (() => void)[] = []

/** One after another: one core at most. Null if too many wait. */
export function deriveKeyInTurn(): DeriveKeyFunction | null {
  if (waiting.length >= MOST_WAITING) return null
  return async (parameters, salt, password) => {
    if (isRunning) await new Promise<void>((begin) => waiting.push(begin))
    isRunning = true
    try {
      return await deriveKey(parameters, salt, password)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else isRunning = false
    }
  }
}
