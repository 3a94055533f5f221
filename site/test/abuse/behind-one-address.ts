import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'
import type { Answer, BuiltSite } from '../support/built-site'
import { imeiOf } from '../support/imei'
import { fieldsOf, sendForm } from '../support/plain-form'

const PAGE = '/ng/warranty-check/'
const READ = ['/ng/', PAGE]
const AT_ONCE = 8

/** The page's own limit for sending by itself, and its first time. */
const MOST_TIMES = 4

export interface Honest {
  isAnswered: boolean
  /** Of all that was read and asked. */
  statuses: number[]
  /** Of the proof of work. */
  tries: number
  times: number
}

export function challengeIn({ text }: Answer): Challenge | undefined {
  const state = fieldsOf(text, 'imei').find(([, value]) => value.includes('"challenge"'))?.[1]
  const found = JSON.parse(state ?? '[]') as unknown[]
  return found.flatMap(
    (part) => (part as { throttled?: { challenge: Challenge } }).throttled?.challenge ?? [],
  )[0]
}

export async function solved(challenge: Challenge): Promise<{ altcha: string; tries: number }> {
  const solution = await solveChallenge({ challenge, deriveKey })
  const altcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  return { altcha, tries: (solution?.counter ?? 0) + 1 }
}

/** @param letThrough is in the page of who was not asked to wait */
export async function visitBehindOneAddress(
  site: BuiltSite,
  { visitors, from, letThrough }: { visitors: number; from: string; letThrough: string },
): Promise<Honest[]> {
  const empty = await site.get(PAGE)
  const ask = (imei: string, more = {}) =>
    sendForm(site, { page: PAGE, typed: { imei, ...more }, from, before: empty })

  let isOver = false
  const attack = async () => {
    for (let place = 0; !isOver; place += 1)
      await Promise.all([ask(imeiOf(`${90_000_000 + place}`)), site.get('/ng/', { 'x-forwarded-for': from })])
  }

  const visit = async (place: number): Promise<Honest> => {
    const read = await Promise.all(READ.map((path) => site.get(path, { 'x-forwarded-for': from })))
    const honest: Honest = {
      isAnswered: false,
      statuses: read.map(({ status }) => status),
      tries: 0,
      times: 0,
    }
    let more = {}
    while (!honest.isAnswered && honest.times < MOST_TIMES) {
      const answer = await ask(imeiOf(`${35_000_000 + (place % 500)}${place}`), more)
      honest.times += 1
      honest.statuses.push(answer.status)
      honest.isAnswered = answer.text.includes(letThrough)
      const challenge = challengeIn(answer)
      if (!challenge) continue
      const { altcha, tries } = await solved(challenge)
      honest.tries += tries
      more = { altcha }
    }
    return honest
  }

  const attacking = attack()
  const done: Honest[] = []
  let next = 0
  const line = async () => {
    while (next < visitors) done.push(await visit(next++))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
  isOver = true
  await attacking
  return done
}
