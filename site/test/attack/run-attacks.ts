import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Stack } from '@carelane/test-kit/stack'
import { inspectSite, send } from '../support/built-site'
import { ATTACKS, type AttackName } from './attacks'
import { BYSTANDERS } from './bystanders'
import { OrdinaryVisitors, type Visits } from './ordinary-visitors'

const PER_SECOND = 50
const RECOVERY_MS = 20_000
const SAMPLE_MS = 500

/** The attack is in full swing. */
const SWING_MS = 5000

/** Another machine's processor would do the attacker's work. */
const LOWEST_PRIORITY = 19

export interface AttackRow {
  name: AttackName
  seconds: number
  quiet: Visits
  attacked: Visits
  /** ms until an answer, from the end of the attack */
  recovery: number
  /** bytes, resident */
  memory: { before: number; most: number; after: number }
  /** By admission, while attacked. */
  refused: Record<string, number>
  /** What a bystander got done, and in how many ms; a problem, if they did not. */
  beside: { does: string; ms: number; problem: string | null } | null
}

/** @param stack was started with `TRUSTED_PROXIES=127.0.0.1` */
export async function runAttacks(
  stack: Stack,
  {
    names,
    seconds,
    report,
  }: { names: readonly AttackName[]; seconds: number; report: (line: string) => void },
): Promise<AttackRow[]> {
  const port = Number(new URL(stack.siteUrl).port)
  const visitors = new OrdinaryVisitors(port)
  const rows: AttackRow[] = []
  await visitors.arrive()
  await visitors.visit(PER_SECOND, delay(10_000))
  for (const name of names) {
    const row = await runAttack(stack, visitors, name, { seconds, report })
    report(describe(row))
    rows.push(row)
  }
  return rows
}

async function runAttack(
  stack: Stack,
  visitors: OrdinaryVisitors,
  name: AttackName,
  { seconds, report }: { seconds: number; report: (line: string) => void },
): Promise<AttackRow> {
  const port = Number(new URL(stack.siteUrl).port)
  const act = await BYSTANDERS[name]?.prepare(stack)
  const quiet = await visitors.visit(PER_SECOND, delay(seconds * 1000))
  const before = await stateOf(stack)
  const account = stack.accounts.find(({ role }) => role === 'administrator')?.email ?? ''
  const begunAt = performance.now()
  const attacker = fork(
    resolve(import.meta.dirname, 'attacker.ts'),
    [name, String(port), new URL(stack.cmsUrl).port, account],
    { execArgv: ['--import', 'tsx'] },
  )
  const ended = once(attacker, 'exit').then(([code]) => {
    if (code) throw new Error(`the attacker of ${name} ended with ${code}`)
  })
  if (attacker.pid !== undefined) setPriority(attacker.pid, LOWEST_PRIORITY)
  const memory = { before: before.rss, most: before.rss, after: before.rss }
  const measuring = setInterval(() => {
    stateOf(stack).then(
      ({ rss }) => (memory.most = Math.max(memory.most, rss)),
      (error: unknown) => report(`${name}: the memory could not be read once: ${String(error)}`),
    )
  }, SAMPLE_MS)
  const beside = act ? delay(SWING_MS).then(() => timed(BYSTANDERS[name]?.does ?? '', act)) : null
  const endsByItself = 'endsByItself' in ATTACKS[name]
  const attacked = await visitors.visit(PER_SECOND, endsByItself ? ended : delay(seconds * 1000))
  const lasted = Math.round((performance.now() - begunAt) / 1000)
  clearInterval(measuring)
  attacker.kill('SIGKILL')
  await ended
  const begun = performance.now()
  await send(port, 'GET', '/ng/', {})
  const recovery = performance.now() - begun
  await delay(RECOVERY_MS)
  const after = await stateOf(stack)
  memory.after = after.rss
  const refused = Object.fromEntries(
    Object.entries(after.refused).map(([kind, count]) => [kind, count - (before.refused[kind] ?? 0)]),
  )
  return { name, seconds: lasted, quiet, attacked, recovery, memory, refused, beside: await beside }
}

async function timed(does: string, act: () => Promise<void>): Promise<AttackRow['beside']> {
  const begun = performance.now()
  const problem = await act().then(() => null, String)
  return { does, ms: performance.now() - begun, problem }
}

async function stateOf({
  siteUrl,
  secrets,
}: Stack): Promise<{ rss: number; refused: Record<string, number> }> {
  const { memory, refused } = await inspectSite(Number(new URL(siteUrl).port), secrets.publicationSecret)
  return { rss: memory.rss, refused }
}

export const ALL_ATTACKS = Object.keys(ATTACKS) as AttackName[]

/** @throws Error for others */
export function attackNamed(name: string): AttackName {
  const found = ALL_ATTACKS.find((known) => known === name)
  if (found) return found
  throw new Error(`no attack ${name}; there are ${ALL_ATTACKS.join(', ')}`)
}

function describe({ name, attacked: { times, failures }, recovery, refused, beside }: AttackRow): string {
  const [failure = 'none'] = failures
  const other = beside === null ? '' : `, ${beside.does}: ${beside.problem ?? `${Math.round(beside.ms)} ms`}`
  return `${name}: ${times.length} visits, ${failures.length} failed (${failure}), ${Math.round(recovery)} ms until an answer, refused ${JSON.stringify(refused)}${other}`
}
