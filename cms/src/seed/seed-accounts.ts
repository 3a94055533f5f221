import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { readAccounts, writeAccounts, type Account } from './accounts-file'
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts'
import { prepareLedger, readLedger, type Ledger } from './ledger'
import { withSeedLock } from './seed'
import { seedOnce } from './seed-once'

export interface SeedAccountsOptions {
  connectionString: string
  payload(): Promise<Payload>
  file: string
  report(line: string): void
}

/** Leaves deleted accounts and other people's alone. */
export async function seedAccounts({ connectionString, payload, file, report }: SeedAccountsOptions) {
  await withSeedLock(connectionString, async (client) => {
    await prepareLedger(client)
    for (const demo of DEMO_ACCOUNTS) {
      const ledger = await readLedger(client)
      const written = await readAccounts(file)
      if (ledger.has(keyOf(demo)) && written.some(({ email }) => email === demo.email)) continue
      const password = randomBytes(18).toString('base64url')
      const done = await setPassword(await payload(), ledger, demo, password)
      if (!done) continue
      // First the database: an interrupted run then finds no password in the file, and sets one.
      const others: Account[] = written.filter(({ email }) => email !== demo.email)
      await writeAccounts(file, [...others, { email: demo.email, password, role: demo.role }])
      report(`${demo.email}: ${done}`)
    }
  })
  report(`Accounts: ${file}`)
}

async function setPassword(payload: Payload, ledger: Ledger, demo: DemoAccount, password: string) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: demo.email } },
    limit: 1,
    depth: 0,
    trash: true,
  })
  const [user] = docs
  if (!ledger.has(keyOf(demo))) {
    if (user) return undefined
    const countries = await countryIds(payload, demo)
    await seedOnce(payload, {
      key: keyOf(demo),
      collection: 'users',
      existing: { email: { equals: demo.email } },
      content: () => ({ ...demo, countries, password }),
    })
    return 'account made'
  }
  if (!user || user.deletedAt || user.id !== ledger.documentOf(keyOf(demo))) return undefined
  await payload.update({ collection: 'users', id: user.id, data: { password } })
  return 'new password, as the file did not have one'
}

async function countryIds(payload: Payload, { countries = [] }: DemoAccount): Promise<number[]> {
  const where = { shortName: { in: [...countries] } }
  const { docs } = await payload.find({ collection: 'countries', where, pagination: false, depth: 0 })
  return docs.map(({ id }) => id)
}

function keyOf({ email }: DemoAccount): string {
  return `account:${email}`
}
