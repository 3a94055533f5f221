import type { IncomingMessage, ServerResponse } from 'node:http'
import { CollectedBody } from './collected-body'

interface Limits {
  /** Bytes */
  together: number
  /** Bytes */
  ofOne: number
}

interface Body {
  network: string
  collected: CollectedBody
  refuse: (() => void) | null
}

export type Collected = 'whole' | 'refused' | 'gone'

export class BodyMemory {
  /** Bodies that were more than fitted. */
  refused = 0
  private readonly bodies = new Set<Body>()
  private readonly whole = new WeakMap<IncomingMessage, Buffer[]>()

  constructor(private readonly limits: Limits) {}

  /** 'gone' if the sender broke off. Over a limit, refuses the largest unfinished body. */
  collect(
    request: IncomingMessage,
    response: ServerResponse,
    { network, size }: { network: string; size: number },
  ): Promise<Collected> {
    const collected = new CollectedBody(size)
    if (request.destroyed) return Promise.resolve('gone')
    if (collected.isWhole) return Promise.resolve('whole')
    return new Promise((done) => {
      const body: Body = { network, collected, refuse: () => end('refused') }
      const end = (outcome: Collected) => {
        body.refuse = null
        request.off('readable', read).off('close', leave)
        const blocks = collected.take()
        if (outcome === 'whole') {
          this.whole.set(request, blocks)
          for (const block of blocks.toReversed()) request.unshift(block)
        } else this.bodies.delete(body)
        // Browsers read the answer only after sending everything.
        if (outcome === 'refused') {
          this.refused += 1
          request.resume()
        }
        done(outcome)
      }
      const leave = () => end('gone')
      const read = () => {
        for (let bytes = readFrom(request); bytes && body.refuse; bytes = readFrom(request)) {
          const before = collected.reserved
          collected.add(bytes)
          if (collected.reserved > before) this.makeRoom(network)
        }
        if (body.refuse && collected.isWhole) end('whole')
      }
      this.bodies.add(body)
      response.once('close', () => {
        this.bodies.delete(body)
        this.whole.delete(request)
      })
      request.on('readable', read).on('close', leave)
    })
  }

  /** Until its answer is sent. */
  bodyOf(request: IncomingMessage): Buffer | null {
    const blocks = this.whole.get(request)
    return blocks ? Buffer.concat(blocks) : null
  }

  /** Bytes */
  get held(): number {
    return [...this.bodies].map(({ collected }) => collected.reserved).reduce(add, 0)
  }

  private makeRoom(network: string): void {
    for (let body = this.oneTooMany(network); body; body = this.oneTooMany(network)) body.refuse?.()
  }

  private oneTooMany(network: string): Body | undefined {
    const sums = new Map<string, number>()
    for (const body of this.bodies) sums.set(body.network, sumOf(sums, body) + body.collected.reserved)
    const isOneTooMuch = (sums.get(network) ?? 0) > this.limits.ofOne
    if (!isOneTooMuch && [...sums.values()].reduce(add, 0) <= this.limits.together) return undefined
    return [...this.bodies]
      .filter((body) => body.refuse && (!isOneTooMuch || body.network === network))
      .toSorted((a, b) => sumOf(sums, b) - sumOf(sums, a) || b.collected.reserved - a.collected.reserved)[0]
  }
}

function sumOf(sums: ReadonlyMap<string, number>, { network }: Body): number {
  return sums.get(network) ?? 0
}

const add = (a: number, b: number) => a + b

function readFrom(request: IncomingMessage): Buffer | null {
  return request.read() as Buffer | null
}
