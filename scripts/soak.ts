import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import preparePostgres from '../packages/test-kit/src/postgres-global-setup'
import { startStack } from '../packages/test-kit/src/stack'
import { tryEngines } from '../site/test/engines/try-engines'
import { ALL_ATTACKS, attackNamed, runAttacks } from '../site/test/attack/run-attacks'
import { soakPurchases } from '../site/test/soak/purchases/soak-purchases'
import { soak } from '../site/test/soak/soak'
import { soakWords } from '../site/test/soak/words/soak-words'
import { lookAtScreens } from './lib/look-at-screens'
import { runSoakTests } from './lib/run-soak-tests'
import { attackLedger, isHeld } from './soak-ledgers/attack-ledger'
import { enginesLedger } from './soak-ledgers/engines-ledger'
import { isPurchasesGood, purchasesLedger } from './soak-ledgers/purchases-ledger'
import { isSubmissionsGood, submissionsLedger } from './soak-ledgers/submissions-ledger'
import { testsLedger } from './soak-ledgers/tests-ledger'
import { isWordsGood, wordsLedger } from './soak-ledgers/words-ledger'

const RESULTS = resolve(import.meta.dirname, '../bench/results')

const PARTS = ['screens', 'tests', 'engines', 'submissions', 'purchases', 'words', 'attack']

const { values, positionals } = parseArgs({
  /** Any of `PARTS`; all by default. */
  allowPositionals: true,
  options: {
    /** Words in test titles, to run only those screens. */
    screens: { type: 'string', default: '' },
    kills: { type: 'string', default: '200' },
    purchases: { type: 'string', default: '1000' },
    /** Of repairs: each agrees once, and is sent two mails. */
    owners: { type: 'string', default: '10000' },
    /** Owners that come in a second: one deliverer looks at eight orders a second, each owner's twice. */
    pace: { type: 'string', default: '3' },
    /** Per journey and engine. */
    rounds: { type: 'string', default: '5' },
    /** By name, with commas between, to run only those. */
    attack: { type: 'string' },
    /** Of each attack. */
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})
const seed = Number(values.seed)
const date = new Date().toISOString().slice(0, 10)
const report = (line: string) => console.log(line)
const unknown = positionals.filter((part) => !PARTS.includes(part))
if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}; there are ${PARTS.join(', ')}`)
const isAsked = (part: string) => positionals.length === 0 || positionals.includes(part)

if (isAsked('screens') && !lookAtScreens(['every-screen', 'screen-pictures'], ['--grep', values.screens]))
  process.exitCode = 1
const endPostgres = await preparePostgres()
try {
  if (isAsked('tests')) {
    const tests = runSoakTests()
    await keep(`soak-tests-${date}.md`, testsLedger(tests, date), tests.isGood)
  }
  if (isAsked('engines')) {
    const stack = await startStack()
    const pictures = resolve(import.meta.dirname, '../test-results/engines')
    try {
      const tried = await tryEngines(stack, Number(values.rounds), pictures, report)
      await keep(
        `soak-engines-${date}.md`,
        enginesLedger(tried, date),
        tried.every(({ problems }) => problems.length === 0),
      )
    } finally {
      await stack.stop()
    }
  }
  if (isAsked('submissions')) {
    const result = await soak({ kills: Number(values.kills), seed, report })
    await keep(`soak-${date}.md`, submissionsLedger(result, seed, date), isSubmissionsGood(result))
  }
  if (isAsked('purchases')) {
    const result = await soakPurchases({ purchases: Number(values.purchases), seed, report })
    await keep(`soak-purchases-${date}.md`, purchasesLedger(result, seed, date), isPurchasesGood(result))
    if (!isPurchasesGood(result)) console.log(JSON.stringify({ ...result, strikes: undefined }))
  }
  if (isAsked('words')) {
    const pace = Number(values.pace)
    const result = await soakWords({ owners: Number(values.owners), pace, seed, report })
    await keep(`soak-words-${date}.md`, wordsLedger(result, { seed, pace }, date), isWordsGood(result))
  }
  if (isAsked('attack')) {
    // Attackers come from other loopback addresses.
    const stack = await startStack({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
    try {
      const names = values.attack?.split(',').map(attackNamed) ?? ALL_ATTACKS
      const rows = await runAttacks(stack, { names, seconds: Number(values.seconds), report })
      await keep(`soak-attack-${date}.md`, attackLedger(rows, date), rows.every(isHeld))
    } finally {
      await stack.stop()
    }
  }
} finally {
  await endPostgres()
}

async function keep(name: string, ledger: string, isGood: boolean): Promise<void> {
  console.log(`\n${ledger}`)
  await mkdir(RESULTS, { recursive: true })
  await writeFile(join(RESULTS, name), `${ledger}\n`)
  if (!isGood) process.exitCode = 1
}
