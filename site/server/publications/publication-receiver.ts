import { publication } from '@carelane/main-api'
import { isSigned, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@carelane/main-api/signature'
import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'

/** More than can arrive while a signature is valid. */
const MAX_IDS = 10_000

/** Twice the tolerance of a signature, against replays. */
const REMEMBERED_MS = 600_000

/** 204 done (even before), 400 malformed, 401 bad signature, 503 not everywhere yet: send it again. */
export class PublicationReceiver {
  private readonly done = new LRUCache<string, true>({ max: MAX_IDS, ttl: REMEMBERED_MS })

  constructor(
    private readonly secret: string,
    /** @returns whether it is done everywhere */
    private readonly purge: (tags: readonly string[]) => Promise<boolean>,
  ) {}

  async receive(
    headers: IncomingHttpHeaders,
    body: string,
    now = Date.now(),
  ): Promise<204 | 400 | 401 | 503> {
    const timestamp = headers[TIMESTAMP_HEADER]
    const signature = headers[SIGNATURE_HEADER]
    const given = { timestamp: asText(timestamp), signature: asText(signature) }
    if (!isSigned(this.secret, given, body, now)) return 401
    const read = publication.safeParse(parse(body))
    if (!read.success) return 400
    if (this.done.has(read.data.id)) return 204
    if (!(await this.purge(read.data.tags))) return 503
    this.done.set(read.data.id, true)
    return 204
  }
}

function asText(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
