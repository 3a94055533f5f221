import { isIP } from 'node:net'
import type { AbuseChange, AbuseChangeAsked, AbuseChanged, AbuseState } from '@carelane/main-api'
import { askStore } from '@/platform/store/store'
import { ACTIONS } from './actions'
import { giveBackRefusals, takeRefusals, type Refusal } from './refusals'
import { setRules } from './rules'
import { networkNameOf } from './subjects'

const MOST_SHOWN = 100
const KEPT_DAYS = 2

/** Shares with the other processes what was refused and what is changed. @throws StoreError */
export async function shareWithStore(): Promise<void> {
  await Promise.all([keepRefusals(), readRules()])
}

/** @throws StoreError */
export async function showAbuse(): Promise<AbuseState> {
  await keepRefusals()
  const [refusals, shares, blocks, changes] = await Promise.all([
    askStore<{ action: string; network: string; count: number; lastAt: Date }>(
      `SELECT action, network, sum(count)::int AS count, max(last_at) AS "lastAt" FROM abuse_refusals
       WHERE hour > now() - interval '24 hours' GROUP BY action, network ORDER BY count DESC, action, network LIMIT $1`,
      [MOST_SHOWN],
    ),
    readShares(),
    readBlocks(),
    askStore<{ at: Date; who: string; why: string; change: AbuseChange }>(
      'SELECT at, who, why, change FROM abuse_changes ORDER BY id DESC LIMIT $1',
      [MOST_SHOWN],
    ),
  ])
  return {
    refusals: refusals.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })),
    budgets: Object.keys(ACTIONS).map((action) => ({ action, share: shares.get(action) ?? 1 })),
    blocks: blocks.map(({ network, until }) => ({ network, until: until.toISOString() })),
    changes: changes.map((row) => ({ ...row, at: row.at.toISOString() })),
  }
}

/** With a log entry, or not at all. @throws StoreError */
export async function changeAbuse({ who, why, change: asked }: AbuseChangeAsked): Promise<AbuseChanged> {
  const change = known(asked)
  if (!change) return { outcome: 'unknown' }
  const { sql, values } = statementOf(change)
  await askStore(
    `WITH changed AS (${sql}) INSERT INTO abuse_changes (who, why, change) VALUES ($1, $2, $3::jsonb)`,
    [who, why, JSON.stringify(change), ...values],
  )
  await readRules()
  return { outcome: 'done' }
}

function known(change: AbuseChange): AbuseChange | null {
  if (change.kind === 'budget') return Object.hasOwn(ACTIONS, change.action) ? change : null
  const [address = ''] = change.network.split('/')
  return isIP(address) ? { ...change, network: networkNameOf(address) } : null
}

function statementOf(change: AbuseChange): { sql: string; values: unknown[] } {
  switch (change.kind) {
    case 'budget':
      return {
        sql: `INSERT INTO abuse_budgets (action, share) VALUES ($4, $5)
          ON CONFLICT (action) DO UPDATE SET share = excluded.share`,
        values: [change.action, change.share],
      }
    case 'block':
      return {
        sql: `INSERT INTO abuse_blocks (network, until) VALUES ($4, now() + make_interval(hours => $5))
          ON CONFLICT (network) DO UPDATE SET until = excluded.until`,
        values: [change.network, change.hours],
      }
    case 'unblock':
      return { sql: 'DELETE FROM abuse_blocks WHERE network = $4', values: [change.network] }
  }
}

async function keepRefusals(): Promise<void> {
  const refusals = takeRefusals()
  try {
    await writeRefusals(refusals)
  } catch (error) {
    giveBackRefusals(refusals)
    throw error
  }
}

async function writeRefusals(refusals: readonly Refusal[]): Promise<void> {
  await askStore(
    `WITH old AS (DELETE FROM abuse_refusals WHERE hour < now() - make_interval(days => $4))
     INSERT INTO abuse_refusals (hour, action, network, count, last_at)
     SELECT date_trunc('hour', now()), action, network, count, now()
     FROM unnest($1::text[], $2::text[], $3::int[]) AS refused (action, network, count)
     ON CONFLICT (hour, action, network)
     DO UPDATE SET count = abuse_refusals.count + excluded.count, last_at = excluded.last_at`,
    [
      refusals.map(({ action }) => action),
      refusals.map(({ network }) => network),
      refusals.map(({ count }) => count),
      KEPT_DAYS,
    ],
  )
}

async function readRules(): Promise<void> {
  const [shares, blocks] = await Promise.all([readShares(), readBlocks()])
  setRules({ shares, blocks: new Map(blocks.map(({ network, until }) => [network, until.getTime()])) })
}

async function readShares(): Promise<Map<string, number>> {
  const rows = await askStore<{ action: string; share: number }>('SELECT action, share FROM abuse_budgets')
  return new Map(rows.map(({ action, share }) => [action, share]))
}

function readBlocks(): Promise<{ network: string; until: Date }[]> {
  return askStore('SELECT network, until FROM abuse_blocks WHERE until > now() ORDER BY until')
}
