import { EnvironmentError } from '@carelane/config'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { removeSecondFactor } from '../queries/accounts/second-factor'
import { endSessionsOf, findAccount } from '../queries/accounts/sessions'
import { withLockedAccount } from '../queries/accounts/with-locked-account'
import { readSettings } from '../settings'

const USAGE = 'npm run reset-second-factor -- --email ada@example.com'

try {
  await reset(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exitCode = 1
}

/** For the last administrator, whom no other can help. */
async function reset(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } })
  if (values.email === undefined) throw new Error(USAGE)
  const pool = new Pool({ connectionString: readSettings().connectionString, max: 1 })
  try {
    const account = await findAccount(pool, values.email)
    if (account === undefined) throw new Error(`There is no account ${values.email}.`)
    await withLockedAccount(pool, account, async (db) => {
      await removeSecondFactor(db, account)
      await endSessionsOf(db, account, 'all')
    })
    console.log(`${values.email} logs in with the password alone now.`)
  } finally {
    await pool.end()
  }
}
