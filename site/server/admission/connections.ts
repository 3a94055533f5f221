import type { Socket } from 'node:net'

interface OfNetwork {
  /** Those that are idle for the longest time first. */
  readonly idle: Set<Socket>
  /** Those whose request began first. */
  readonly busy: Set<Socket>
}

interface Limits {
  inAll: number
  ofOne: number
}

/**
 * Counts open connections by network. A new one always gets in: for it, the network that has too many loses the
 * connection that is idle for the longest time, or whose request takes the longest.
 */
export class Connections {
  dropped = 0
  private readonly networks = new Map<string, OfNetwork>()
  private readonly networkOfSocket = new WeakMap<Socket, string>()
  private count = 0

  constructor(private readonly limits: Limits) {}

  get open(): number {
    return this.count
  }

  /** @param network null for a trusted proxy, which brings many visitors */
  add(socket: Socket, network: string | null): void {
    const name = network ?? ''
    const own = this.networks.get(name) ?? { idle: new Set(), busy: new Set() }
    this.networks.set(name, own)
    own.idle.add(socket)
    this.networkOfSocket.set(socket, name)
    this.count += 1
    socket.once('close', () => this.remove(socket))
    if (network !== null && sizeOf(own) > this.limits.ofOne) this.drop(own, socket)
    else if (this.count > this.limits.inAll) this.drop(this.largest(), socket)
  }

  beginRequest(socket: Socket): void {
    this.move(socket, 'idle', 'busy')
  }

  endRequest(socket: Socket): void {
    this.move(socket, 'busy', 'idle')
  }

  private move(socket: Socket, from: keyof OfNetwork, to: keyof OfNetwork): void {
    const own = this.networks.get(this.networkOfSocket.get(socket) ?? '')
    if (own?.[from].delete(socket)) own[to].add(socket)
  }

  private drop({ idle, busy }: OfNetwork, newcomer: Socket): void {
    const [[firstIdle], [firstBusy]] = [idle, busy]
    // The newest is the last of the idle ones.
    const oldest = firstIdle === newcomer ? firstBusy : (firstIdle ?? firstBusy)
    if (!oldest) return
    this.dropped += 1
    this.remove(oldest)
    oldest.destroy()
  }

  private remove(socket: Socket): void {
    const name = this.networkOfSocket.get(socket)
    const own = name === undefined ? undefined : this.networks.get(name)
    if (name === undefined || !own) return
    if (!own.idle.delete(socket) && !own.busy.delete(socket)) return
    this.count -= 1
    if (sizeOf(own) === 0) this.networks.delete(name)
  }

  private largest(): OfNetwork {
    return [...this.networks.values()].reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
  }
}

function sizeOf({ idle, busy }: OfNetwork): number {
  return idle.size + busy.size
}
