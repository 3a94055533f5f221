import { readEnvironment } from '@carelane/config'
import { Redis } from 'ioredis'
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import { ownLog } from '@/platform/log'
import { BoundedMemory } from './bounded-memory'
import {
  ADDRESS,
  LIFETIME_SECONDS,
  PHOTOS,
  QUESTIONS,
  REQUESTS,
  SUBJECTS,
  TICKETS,
  WAIT_SECONDS,
  type Limit,
} from './limits'

const LIMITS = {
  address: ADDRESS,
  ...SUBJECTS,
  requests: REQUESTS,
  questions: QUESTIONS,
  photos: PHOTOS,
  tickets: TICKETS,
  used: { points: 1, duration: LIFETIME_SECONDS + WAIT_SECONDS },
} satisfies Record<string, Limit>

export type CounterName = keyof typeof LIMITS
type Counters = Record<CounterName, BoundedMemory | RateLimiterRedis>

const DEADLINE_MS = 250

// Pages and route handlers are separate bundles.
const KEY = Symbol.for('carelane.look-up-counters')
const shared = globalThis as { [KEY]?: Counters }

export interface Count {
  /** Multiple of the limit. */
  share: number
  isPast: boolean
  seconds: number
}

/** @param key keyed hash */
export async function countOne(name: CounterName, key: string): Promise<Count> {
  const { points } = LIMITS[name]
  const { consumedPoints, msBeforeNext } = await taken(name, key)
  return {
    share: consumedPoints / points,
    isPast: consumedPoints > points,
    seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  }
}

function taken(name: CounterName, key: string): Promise<RateLimiterRes> {
  const counters = (shared[KEY] ??= createCounters(readEnvironment(['REDIS_URL']).REDIS_URL))
  return counters[name].penalty(key)
}

/** Without Redis, each process counts alone. */
function createCounters(redisUrl: string | undefined): Counters {
  const storeClient = redisUrl === undefined ? undefined : connect(redisUrl)
  const entries = Object.entries(LIMITS).map(([name, limit]) => {
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
    if (!isDown) ownLog().warn({ err: error }, 'look-ups are counted in memory: Redis does not answer')
    isDown = true
  })
  return client
}
