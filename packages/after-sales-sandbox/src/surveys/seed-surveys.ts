import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { QUESTIONNAIRES } from './questionnaires'

const DAY_MS = 86_400_000

export async function seedSurveys(client: PoolClient, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  const open = { opens_at: at(-10), closes_at: at(365) }
  const over = { opens_at: at(-40), closes_at: at(-10) }
  const rows = () => ({
    questionnaires: QUESTIONNAIRES,
    surveys: [
      { id: 1, country: 'ng', questionnaire: 'repair', ...open },
      { id: 2, country: 'sa', questionnaire: 'repair', ...open },
      { id: 3, country: 'ci', questionnaire: 'repair', ...open },
      { id: 4, country: 'bd', questionnaire: 'repair', ...open },
      { id: 5, country: 'ph', questionnaire: 'booking', ...open },
      { id: 6, country: 'ke', questionnaire: 'booking', ...over },
    ],
  })
  await fillTables(client, rows, 'surveys')
}
