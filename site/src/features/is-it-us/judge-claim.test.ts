import type { CountryData } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { judgeClaim } from './judge-claim'
import { contactsOf } from './our-contacts'
import { phoneForms } from './phone-forms'
import type { Claim } from './read-claim'

const NONE = { facebook: null, twitter: null, instagram: null, youtube: null, tiktok: null, telegram: null }

const EGYPT: CountryData = {
  ...NONE,
  address: '',
  hotline: [
    {
      type: 'paragraph',
      children: [{ type: 'link', href: 'tel:16277', children: [{ type: 'text', text: '16277' }] }],
    },
  ],
  hotlineNumber: '+201001234567',
  email: 'EG@carelane.example',
  whatsapp: 'https://wa.me/201009876543',
  facebook: 'https://www.facebook.com/CarelaneEgypt',
  instagram: 'https://instagram.com/CarelaneEgypt/',
  deliveryCities: [],
}

const OURS = {
  sites: [{ origin: 'https://carelane.example', host: 'carelane.example', hostname: 'carelane.example' }],
  names: ['carelane'],
  contacts: [contactsOf('eg', { countryData: EGYPT, siteInfo: { appUrl: null } })],
}

const judged = (claim: Exclude<Claim, { kind: 'name' }>) =>
  judgeClaim(claim, OURS, claim.kind === 'phone' ? phoneForms(claim.phone, 'eg') : [])

test.each([
  ['0100 123 4567', 'hotline'],
  ['+20 100 123 4567', 'hotline'],
  ['16277', 'hotline'],
  ['0100 987 6543', 'whatsapp'],
])('%s is known from the contacts of its country', (phone, why) => {
  expect(judged({ kind: 'phone', phone })).toEqual({ verdict: 'ours', why, country: 'eg' })
})

test.each(['0100 123 4568', '6277', '162770', '+1 6277', '100 123 456'])(
  '%s is of nobody we know',
  (phone) => {
    expect(judged({ kind: 'phone', phone })).toEqual({ verdict: 'notOurs', why: 'phone' })
  },
)

test.each([
  ['eg@carelane.example', 'ours email'],
  ['prizes@carelane.example', 'unknown ownDomain'],
  ['eg@carelane.example.test', 'notOurs lookAlike'],
  ['eg@care1ane.test', 'notOurs lookAlike'],
  ['carelane.help@mail.test', 'notOurs email'],
])('the email address %s is %s', (email, expected) => {
  const { verdict, why } = judged({ kind: 'email', email })
  expect(`${verdict} ${why}`).toBe(expected)
})

test('the name of an account alone proves nothing, as it is free on other networks', () => {
  expect(judged({ kind: 'account', name: 'carelaneegypt' })).toMatchObject({
    verdict: 'unknown',
    why: 'accountName',
    accounts: [{ network: 'Facebook' }, { network: 'Instagram' }],
  })
  expect(judged({ kind: 'account', name: 'carelane_prizes' })).toEqual({ verdict: 'notOurs', why: 'account' })
})
