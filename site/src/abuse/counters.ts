import { readEnvironment } from '@carelane/config'
import { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { ownLog } from '@/platform/log'
import { watcher } from '@/platform/watcher'
import { PERIODS } from './actions'
import { BoundedMemory } from './bounded-memory'
import { TICKET_LIFETIME_SECONDS } from './ticket'

const LIFETIMES = { ...PERIODS, once: TICKET_LIFETIME_SECONDS }

type CounterName = keyof typeof LIFETIMES
type Counters = Record<CounterName, BoundedMemory | RateLimiterRedis>

const DEADLINE_MS = 250

// Pages and route handlers are separate bundles.
const KEY = Symbol.for('carelane.abuse-counters')
const shared = globalThis as { [KEY]?: Counters }

/** @param key keyed hash */
export async function countOne(name: CounterName, key: string): Promise<{ count: number; seconds: number }> {
  const counters = (shared[KEY] ??= createCounters(readEnvironment(['REDIS_URL']).REDIS_URL))
  const { consumedPoints, msBeforeNext } = await counters[name].penalty(key)
  return { count: consumedPoints, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
}

/** Of a proof or a ticket. */
export async function isFirstUse(key: string): Promise<boolean> {
  const { count } = await countOne('once', key)
  return count === 1
}

/** Without Redis, each process counts alone. */
function createCounters(redisUrl: string | undefined): Counters {
  const storeClient = redisUrl === undefined ? undefined : connect(redisUrl)
  const entries = Object.entries(LIFETIMES).map(([name, duration]) => {
    // What it allows is judged by us.
    const limit = { points: 1, duration }
    const memory = new BoundedMemory({ ...limit, keyPrefix: name })
    if (!storeClient) return [name, memory]
    const keyPrefix = `carelane:${name}`
    const options = { storeClient, rejectIfRedisNotReady: true, insuranceLimiter: memory }
    return [name, new RateLimiterRedis({ ...limit, keyPrefix, ...options })]
  })
  return Object.fromEntries(entries) as Counters
}

function connect(url: string): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: DEADLINE_MS,
    retryStrategy: (times) => Math.min(times * 200, 5000),
  })
  let isDown = false
  client.on('ready', () => {
    isDown = false
  })
  client.on('error', (error) => {
    watcher()?.fellBack('limits-counted-alone')
    if (!isDown) ownLog().warn({ err: error }, 'look-ups are counted in memory: Redis does not answer')
    isDown = true
  })
  return client
}
