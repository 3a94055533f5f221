import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '../../../src/platform/sealed'
import type { Sandbox } from '../../browser/support/sandbox'
import type { Answer, BuiltSite } from '../../support/built-site'
import { fieldsOf, sendForm } from '../../support/plain-form'
import { signInTo } from '../../support/provider'
import { SMALLEST_PHOTO } from '../../support/smallest-photo'
import { cookiesOf, visit, type Browser } from '../../support/visitor'
import type { Hand } from './hand'

const PAGE = '/ng/phone-unlocking-appeal/new/'
const PURPOSE = 'appeal'
const HOUR_SECONDS = 3600
const ACCOUNTS = 12
const PHOTOS = ['idPhoto', 'invoicePhoto', 'imei1Photo'] as const

const opened = z.object({ owner: z.string() })

interface Appealing {
  browser: Browser
  owner: string
  shown: Answer
  sealed: string
}

export async function openAppeals(site: BuiltSite, sandbox: Sandbox): Promise<Hand> {
  const people: Appealing[] = []
  while (people.length < ACCOUNTS) people.push(await signedIn(site, sandbox, people.length))
  let visitors = 0
  return {
    kind: 'appeal',
    call: 'appeal-add',
    next: async () => {
      visitors += 1
      const { browser, owner, shown, sealed } = people[visitors % ACCOUNTS] as Appealing
      const key = randomUUID()
      const before: Answer = {
        ...shown,
        text: shown.text.replaceAll(sealed, await seal(PURPOSE, { key, owner }, HOUR_SECONDS)),
      }
      const typed = { ...ENTERED, idNumber: key }
      const files = Object.fromEntries(
        PHOTOS.map((name) => [name, new File([SMALLEST_PHOTO], 'a.png', { type: 'image/png' })]),
      )
      const from = `2001:db8:${visitors.toString(16)}:7::1`
      const sending = { page: PAGE, typed, files, from, cookie: cookiesOf(browser), before }
      const send = async (now: BuiltSite) => (await sendForm(now, sending)).status === 303
      return { about: key, mark: key, send }
    },
    aboutOf: ({ requestKey }) => requestKey,
    markOf: ({ content }) => String(content.idNumber),
    photosOf: ({ content }) => PHOTOS.filter((name) => typeof content[name] === 'string').length,
    photos: PHOTOS.length,
  }
}

async function signedIn(site: BuiltSite, sandbox: Sandbox, at: number): Promise<Appealing> {
  const browser: Browser = { from: `2001:db8:${at}:8::1`, cookies: new Map() }
  await signInTo({ site, sandbox }, PAGE, browser, { phone: `+234-807${1_000_000 + at}` })
  const shown = await visit({ site }, PAGE, browser)
  const sealed = fieldsOf(shown.text, 'location').find(([name]) => name === 'sealed')?.[1] ?? ''
  const { owner } = opened.parse(await unseal(PURPOSE, sealed))
  return { browser, owner, shown, sealed }
}

const ENTERED = {
  location: '6.524379, 3.379206',
  idNumber: '',
  invoiceNumber: 'INV-1',
  imei1: '490154203237518',
  nearbyStore: 'Ikeja',
  flight: 'no',
}
