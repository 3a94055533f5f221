import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { judgeLink, type Ours } from './judge-link'

const site = (origin: string) => {
  const { host, hostname } = new URL(origin)
  return { origin, host, hostname }
}

const OURS: Ours = {
  sites: [site('https://carelane.example'), site('https://in.carelane.example')],
  names: ['carelane'],
  contacts: [
    {
      country: 'ng',
      phones: [],
      emails: ['ng@carelane.example'],
      accounts: [
        { key: 'facebook.com/carelane.ng', url: 'https://www.facebook.com/carelane.ng', network: 'Facebook' },
        { key: 'twitter.com/carelane_ng', url: 'https://twitter.com/carelane_ng', network: 'X (Twitter)' },
        { key: 'whatsapp.com/+2348021231231', url: 'https://wa.me/2348021231231', network: 'WhatsApp' },
        { key: 'social.example/ng', url: 'https://social.example/ng', network: 'Telegram' },
      ],
      appUrl: 'https://play.google.com/store/apps/details?id=example.carelane',
    },
  ],
}

const judged = (link: string) => {
  const { verdict, why } = judgeLink(link, OURS)
  return `${verdict} ${why}`
}

test.each([
  ['https://carelane.example/ng/warranty-check/?from=sms#top', 'ours site'],
  ['HTTPS://CARELANE.example.', 'ours site'],
  ['carelane.example/ng', 'ours site'],
  ['in.carelane.example', 'ours site'],
  ['https://www.facebook.com/carelane.ng/', 'ours account'],
  ['m.facebook.com/Carelane.NG/posts/1', 'ours account'],
  ['https://x.com/Carelane_NG', 'ours account'],
  ['https://api.whatsapp.com/send?phone=%2B2348021231231', 'ours account'],
  ['https://wa.me/+2348021231231', 'ours account'],
  ['https://social.example/ng/', 'ours account'],
  ['https://play.google.com/store/apps/details?id=example.carelane', 'ours app'],
])('%s is ours', (link, expected) => {
  expect(judged(link)).toBe(expected)
})

test.each([
  ['https://carelane.example@evil.test/', 'notOurs hidden'],
  ['https://carelane.example:pass@evil.test/', 'notOurs hidden'],
  ['https://me@carelane.example/', 'notOurs hidden'],
  ['https:\\\\carelane.example\\@evil.test', 'notOurs hidden'],
  ['https://evil.test\\.carelane.example/', 'notOurs hidden'],
  ['https://carelane.example.evil.test/', 'notOurs lookAlike'],
  ['https://carelane-example.test/', 'notOurs lookAlike'],
  ['https://carelane-support.test', 'notOurs lookAlike'],
  ['https://сarelane.example/', 'notOurs lookAlike'],
  [`https://${domainToASCII('сarelane.example')}/`, 'notOurs lookAlike'],
  ['https://careIane.example.test/', 'notOurs lookAlike'],
  ['https://care1ane.test/', 'notOurs lookAlike'],
  ['https://caarelane.test/', 'notOurs lookAlike'],
  ['https://carlane.test/', 'notOurs lookAlike'],
  ['https://cáreláne.test/', 'notOurs lookAlike'],
  ['https://carelane.example:8443/', 'notOurs lookAlike'],
  ['https://evil.test/carelane.example', 'notOurs link'],
  ['https://evil.test/?next=https://carelane.example', 'notOurs link'],
  ['https://evil.test#carelane.example', 'notOurs link'],
  ['https://203.0.113.9/', 'notOurs link'],
  ['https://', 'notOurs link'],
  ['javascript://carelane.example/%0aalert(1)', 'unknown unencrypted'],
  ['https://facebook.com/carelane.ng.help', 'notOurs account'],
  ['https://facebook.com/carelane', 'notOurs account'],
  ['https://wa.me/2348021231232', 'notOurs account'],
  ['https://chat.whatsapp.com/AbCdEf', 'notOurs account'],
  ['https://social.example/ng-help', 'notOurs account'],
  ['https://play.google.com/store/apps/details?id=example.carelane.fake', 'notOurs link'],
  ['http://carelane.example/', 'unknown unencrypted'],
  ['http://facebook.com/carelane.ng', 'unknown unencrypted'],
  ['https://bit.ly/carelane', 'unknown hidesOwner'],
  ['https://www.tinyurl.com/carelane', 'unknown hidesOwner'],
  ['https://youtube.com/watch?v=1', 'unknown hidesOwner'],
  ['https://old.carelane.example/', 'unknown ownDomain'],
])('%s is never ours', (link, expected) => {
  expect(judged(link)).toBe(expected)
})
