import { expect, test } from 'vitest'
import type { CardAnswer } from '@/forms/tool-card'
import type { SiteSection } from '@/forms/site-section'
import type { StreamedPart } from '../engine/streamed-part'
import { withCards } from './with-cards'

const NIGERIA: SiteSection = {
  lang: 'ng',
  country: 'ng',
  locale: 'en',
  region: { tag: 'en-NG', timeZone: 'Africa/Lagos' },
}

const CARD = { tone: 'good', title: 'In warranty', text: '', facts: [], links: [] } as const
const FOUND: CardAnswer = { kind: 'found', cards: [{ ...CARD, facts: [], links: [] }] }

const source = (number: number): StreamedPart => ({
  type: 'source',
  source: { number, title: `Page ${number}`, url: `faq/${number}`, locale: 'en' },
})
const sentence = (number: number): StreamedPart => ({
  type: 'sentence',
  text: `Of page ${number}.`,
  sources: [number],
  locale: 'en',
})
const tool = (isMain: boolean): StreamedPart => ({
  type: 'tool',
  offer: { name: 'warrantyCheck', typed: '490154203237518' },
  isMain,
})
const CARRIED: StreamedPart = { type: 'carried', carried: { device: null, topic: null } }

async function told(parts: StreamedPart[], question: string, answer: CardAnswer = FOUND): Promise<string[]> {
  const asker = {
    address: '192.0.2.1',
    cards: { tools: { warrantyCheck: async () => answer }, namesTown: async () => false },
  }
  async function* stream() {
    yield* parts
  }
  const shown: string[] = []
  for await (const part of withCards(stream(), question, NIGERIA, asker))
    shown.push(part.type === 'source' ? `source ${part.source.number}` : part.type)
  return shown
}

const QUESTION = 'is 490154203237518 still under warranty, and does water harm it'

test('a card comes before what pages say', async () => {
  expect(await told([tool(false), source(1), sentence(1), CARRIED], QUESTION)).toEqual([
    'tool',
    'card',
    'source 1',
    'sentence',
    'carried',
  ])
})

test('after a card, nobody reads how to use its tool, but what else was asked is answered', async () => {
  const parts = [tool(true), source(1), sentence(1), source(2), sentence(2), source(3), CARRIED]
  expect(await told(parts, QUESTION)).toEqual(['tool', 'card', 'source 2', 'sentence', 'carried'])
})

test('after a card, nobody is asked what they mean, or refused', async () => {
  expect(await told([tool(false), source(1), { type: 'choose' }, CARRIED], QUESTION)).toEqual([
    'tool',
    'card',
    'carried',
  ])
  expect(await told([tool(false), { type: 'refusal', reason: 'unsupported' }, CARRIED], QUESTION)).toEqual([
    'tool',
    'card',
    'carried',
  ])
})

test('a number alone gets its card alone', async () => {
  expect(await told([tool(false), source(1), sentence(1), CARRIED], 'IMEI 490154203237518')).toEqual([
    'tool',
    'card',
    'carried',
  ])
})

test('without a card everything is said', async () => {
  const parts = [tool(true), source(1), sentence(1), CARRIED]
  expect(await told(parts, QUESTION, { kind: 'later' })).toEqual([
    'tool',
    'withoutCard',
    'source 1',
    'sentence',
    'carried',
  ])
})

test('who only tries a question asks no tool', async () => {
  const shown: string[] = []
  async function* stream() {
    yield tool(true)
    yield CARRIED
  }
  for await (const { type } of withCards(stream(), QUESTION, NIGERIA, null)) shown.push(type)
  expect(shown).toEqual(['tool', 'carried'])
})
