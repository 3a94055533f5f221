import { setTimeout as delay } from 'node:timers/promises'
import { startMailServer, type Letter } from '../../support/mail-server'

const PATIENCE_MS = 4000

export interface Arrived {
  letter: Letter
  /** Ms since 1970 */
  at: number
}

/** A mail server that can hold a mail, before or after it has taken it, and refuse some. */
export async function openPostOffice() {
  const arrived = new Map<string, Arrived[]>()
  let refusals = 0
  let isHolding: 'taken' | 'not taken' | null = null
  let held: (() => void) | null = null
  const hold = (when: 'taken' | 'not taken') =>
    new Promise<void>((letGo) => {
      if (isHolding !== when) {
        letGo()
        return
      }
      isHolding = null
      held = letGo
    })
  const mail = await startMailServer(
    {
      onMailFrom(_address, _session, done) {
        void hold('not taken').then(() => done())
      },
      onRcptTo(_address, _session, done) {
        const isRefused = refusals > 0
        if (isRefused) refusals -= 1
        done(isRefused ? Object.assign(new Error('busy'), { responseCode: 451 }) : null)
      },
    },
    0,
    async (letter) => {
      for (const to of letter.to) arrived.set(to, [...(arrived.get(to) ?? []), { letter, at: Date.now() }])
      await hold('taken')
    },
  )
  return {
    url: mail.url,
    arrivedFor: (mailbox: string): readonly Arrived[] => arrived.get(mailbox) ?? [],
    count: () => mail.letters.length,
    refuse: (times: number) => {
      refusals = times
    },
    /** False if no mail came. */
    hold: async (isTaken: boolean): Promise<boolean> => {
      isHolding = isTaken ? 'taken' : 'not taken'
      for (let waited = 0; waited < PATIENCE_MS && held === null; waited += 15) await delay(15)
      isHolding = null
      return held !== null
    },
    letGo: () => {
      held?.()
      held = null
    },
    stop: () => mail.stop(),
  }
}
