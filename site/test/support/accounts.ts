import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { useLiveSite } from './live-site'
import { signInTo, type Known } from './provider'
import { visit, type Browser } from './visitor'

export const OWN = '/ng/account/'
export const MINE = '/ng/phone-unlocking-appeal/mine/'

export function useAccounts() {
  const live = useLiveSite()
  let sandbox: pg.Client
  let people = 0

  beforeAll(async () => {
    sandbox = new pg.Client({ connectionString: live.sandboxDatabaseUrl })
    await sandbox.connect()
  })
  afterAll(() => sandbox.end())

  const browser = (): Browser => ({ from: live.newcomer(), cookies: new Map() })
  const somePhone = () => `+234-805${String(1_000_000 + ++people)}`

  return {
    live,
    browser,
    somePhone,
    someEmail: () => `person-${++people}@mail.example`,

    tokensInSandbox: () =>
      sandbox.query<{ token: string }>(
        'SELECT token FROM visitor_tokens UNION SELECT token FROM refresh_tokens',
      ),

    async refreshTokensOf(known: Known) {
      const [address] = Object.values(known)
      const { rowCount } = await sandbox.query(
        'SELECT 1 FROM refresh_tokens JOIN accounts ON id = account WHERE phone = $1 OR email = $1',
        [address],
      )
      return rowCount
    },

    async signedIn(known: Known = { phone: somePhone() }, to = OWN) {
      const person = browser()
      const answer = await signInTo(live, to, person, known)
      return { person, answer, known }
    },

    async told(person: Browser) {
      const { status, text } = await visit(live, '/api/account/', person)
      return { status, user: status === 200 ? (JSON.parse(text) as Record<string, string>) : null }
    },

    copyOf: ({ cookies }: Browser): Browser => ({ from: live.newcomer(), cookies: new Map(cookies) }),
  }
}

export const setCookies = (answer: { headers: { 'set-cookie'?: string[] } }) =>
  answer.headers['set-cookie'] ?? []
