import { z } from 'zod'
import { type Database, rows } from '../../database/query'

const factors = z.tuple([z.object({ since: z.date().nullable(), hasPasskeys: z.boolean() })])

/** What an account has besides its password. */
export async function factorsOf(db: Database, account: number) {
  const found = await rows(
    db,
    `SELECT (SELECT since FROM log_in.second_factors WHERE account = $1) AS since,
       EXISTS (SELECT FROM log_in.passkeys WHERE account = $1) AS "hasPasskeys"`,
    [account],
  )
  return factors.parse(found)[0]
}
