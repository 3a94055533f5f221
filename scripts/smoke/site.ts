/** A line that says what is wrong. */
export interface Finding {
  asked: string
  came: string
  expected: string
}

export interface Answer {
  readonly asked: string
  readonly url: URL
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly ms: number
}

/** No answer at all; there is nothing to look at. */
export class NoAnswer extends Error {
  constructor(readonly finding: Finding) {
    super(finding.came)
  }
}

const MOST_REQUESTS = 60
const DEADLINE_MS = 10_000
const SLOW_MS = 3000
const MOST_BYTES = 8 * 1024 * 1024

/** Asks as a visitor without cookies, each address once. */
export class Site {
  requests = 0
  private readonly known = new Map<string, Promise<Answer>>()

  /** @param until the end of the run */
  constructor(
    readonly origin: string,
    private readonly until: AbortSignal,
  ) {}

  get isHttps(): boolean {
    return this.origin.startsWith('https:')
  }

  /** @throws NoAnswer */
  ask(path: string): Promise<Answer> {
    const url = new URL(path, this.origin)
    const known = this.known.get(url.href) ?? this.send(url)
    this.known.set(url.href, known)
    return known
  }

  private async send(url: URL): Promise<Answer> {
    const asked = `GET ${url.href}`
    const expected = `an answer within ${SLOW_MS / 1000} s`
    if (this.until.aborted)
      throw new NoAnswer({ asked, came: 'was not asked any more: the run takes too long', expected })
    if (this.requests === MOST_REQUESTS)
      throw new NoAnswer({
        asked,
        came: `was not asked: a run has ${MOST_REQUESTS} requests`,
        expected: 'a site that needs fewer',
      })
    this.requests += 1
    const begun = performance.now()
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { 'user-agent': 'carelane-smoke' },
        signal: AbortSignal.any([this.until, AbortSignal.timeout(DEADLINE_MS)]),
      })
      const text = await textOf(response)
      return {
        asked,
        url,
        status: response.status,
        headers: response.headers,
        text,
        ms: performance.now() - begun,
      }
    } catch (error) {
      throw new NoAnswer({ asked, came: reasonOf(error), expected })
    }
  }
}

export function isSlow({ ms }: Answer): boolean {
  return ms > SLOW_MS
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MOST_BYTES) throw new Error(`more than ${MOST_BYTES / 1024 / 1024} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no whole answer within ${DEADLINE_MS / 1000} s`
  const { cause } = error
  return cause instanceof Error
    ? `no answer: ${cause.message || String((cause as NodeJS.ErrnoException).code)}`
    : `no answer: ${error.message}`
}
