import { networkOf } from '@carelane/config/network'

export type Refusal = 'address' | 'site'

export class DownloadSlots {
  private readonly taken = new Map<string, number>()
  private total = 0

  constructor(private readonly limits: { perAddress: number; total: number }) {}

  take(address: string): (() => void) | Refusal {
    const network = networkOf(address)
    const before = this.taken.get(network) ?? 0
    if (before >= this.limits.perAddress) return 'address'
    if (this.total >= this.limits.total) return 'site'
    this.taken.set(network, before + 1)
    this.total += 1
    let isTaken = true
    return () => {
      if (isTaken) this.giveBack(network)
      isTaken = false
    }
  }

  private giveBack(network: string): void {
    const left = (this.taken.get(network) ?? 0) - 1
    if (left > 0) this.taken.set(network, left)
    else this.taken.delete(network)
    this.total -= 1
  }
}
