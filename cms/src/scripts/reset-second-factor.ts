import { EnvironmentError } from '@carelane/config'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { resetSecondFactor } from '../collections/users/second-factor/reset-second-factor'
import { signOnAccount } from '../queries/accounts/identities'
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
    const account = await signOnAccount(pool, { email: values.email })
    if (!account) throw new Error(`There is no account ${values.email}.`)
    await resetSecondFactor(pool, account.id)
    console.log(`${values.email} logs in with the password alone now.`)
  } finally {
    await pool.end()
  }
}
