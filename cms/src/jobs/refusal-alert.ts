import type { Payload } from 'payload'
import type { ClientBase } from 'pg'
import { findRefusedSchedules } from '../queries/schedules/refused-schedules'

/** Once per process, since a killed one may not have logged it. */
export function refusalAlert(logger: Payload['logger']): (client: ClientBase) => Promise<void> {
  const told = new Set<number>()
  return async (client) => {
    for (const refused of await findRefusedSchedules(client)) {
      if (told.has(refused.job)) continue
      told.add(refused.job)
      logger.error(refused, 'a scheduled publication was refused and is not tried again')
    }
  }
}
