import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Order, Workshop } from './workshop'

const AGAIN_MS = 700
const MOST_TRIES = 120
const LOOK_EVERY_MS = 200
/** For the question to the mailbox. */
const PATIENCE_MS = 180_000

export interface Owner {
  order: Order
  mailbox: string
  /** Tries that met no answer, or another one. */
  failures: number
  /** Read that it was taken. */
  toldAsked: boolean
  toldConfirmed: boolean
  toldAgreed: boolean
}

/** Asks for mail, follows the link of the question, and agrees to the quote; tries again wherever no page says that it is done. */
export async function comeAlong(
  workshop: Workshop,
  at: number,
): Promise<{ owner: Owner; isDone: Promise<void> }> {
  const order = await workshop.newOrder()
  const mailbox = `owner${at}@mail.example`
  const owner: Owner = {
    ...{ order, mailbox, failures: 0 },
    ...{ toldAsked: false, toldConfirmed: false, toldAgreed: false },
  }
  return { owner, isDone: goThrough(workshop, owner) }
}

async function goThrough(workshop: Workshop, owner: Owner): Promise<void> {
  const { order, mailbox } = owner
  const tried = async (work: () => Promise<boolean>) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (await work().catch(() => false)) return true
      owner.failures += 1
      await delay(AGAIN_MS)
    }
    return false
  }
  owner.toldAsked = await tried(() => workshop.askForMail(order, mailbox))
  const link = await questionIn(workshop, mailbox)
  if (link !== null) owner.toldConfirmed = await tried(() => workshop.confirmMail(order, link))
  const key = randomUUID()
  owner.toldAgreed = await tried(() => workshop.agree(order, key))
}

async function questionIn({ post }: Workshop, mailbox: string): Promise<string | null> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const [first] = post.arrivedFor(mailbox)
    const link = first && /\/ng\/repair-status\/word\/\?of=[\w-]+/.exec(first.letter.body)?.[0]
    if (link !== undefined) return link
    await delay(LOOK_EVERY_MS)
  }
  return null
}
