import type { Payload } from 'payload'
import { tidyAttempts } from './password-attempts'

const EVERY_MS = 10 * 60 * 1000

export function startTidyingAttempts({ db, logger }: Payload) {
  const tidy = async () => {
    try {
      await tidyAttempts(db.pool)
    } catch (err) {
      logger.error({ err }, 'old password attempts could not be deleted')
    }
  }
  const timer = setInterval(() => void tidy(), EVERY_MS)
  return { stop: async () => clearInterval(timer) }
}
