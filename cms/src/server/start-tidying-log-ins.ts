import type { Payload } from 'payload'
import { tidyAttempts } from '../log-in/password-attempts'
import { CHALLENGE_SECONDS } from '../collections/users/passkeys/challenges'
import { forgetSpentChallenges } from '../queries/accounts/passkeys'
import { forgetEndedSessions } from '../queries/accounts/sessions'

const EVERY_MS = 10 * 60 * 1000

export function startTidyingLogIns({ db, logger }: Payload) {
  const tidy = async () => {
    try {
      await tidyAttempts(db.pool)
      await forgetEndedSessions(db.pool)
      await forgetSpentChallenges(db.pool, CHALLENGE_SECONDS)
    } catch (err) {
      logger.error({ err }, 'what was kept of old log-ins could not be deleted')
    }
  }
  const timer = setInterval(() => void tidy(), EVERY_MS)
  return { stop: async () => clearInterval(timer) }
}
