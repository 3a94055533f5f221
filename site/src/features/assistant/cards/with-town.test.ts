import { expect, test } from 'vitest'
import type { SiteSection } from '@/forms/site-section'
import type { Asked } from '../engine/answer'
import type { StreamedPart } from '../engine/streamed-part'
import { townTopic, withTown } from './with-town'

const NIGERIA: SiteSection = {
  lang: 'ng',
  country: 'ng',
  locale: 'en',
  region: { tag: 'en-NG', timeZone: 'Africa/Lagos' },
}

async function typesFor(text: string, topic: string | null = null): Promise<string[]> {
  const asked: Asked = { text, lang: 'ng', locale: 'en', carried: { device: null, topic } }
  const asker = {
    address: '192.0.2.1',
    cards: {
      tools: {},
      namesTown: async (question: string, _: SiteSection, most: number) =>
        question.includes('Lagos') && question.split(' ').length <= 1 + most,
    },
  }
  async function* answer(): AsyncGenerator<StreamedPart> {
    yield { type: 'refusal', reason: 'unsupported' }
  }
  const types: string[] = []
  for await (const { type } of withTown(answer, asked, NIGERIA, asker)) types.push(type)
  return types
}

test('a town alone asks for its service centres', async () => {
  expect(await typesFor('in Lagos')).toEqual(['tool', 'carried'])
})

test('a sentence with a town in it is another question, unless the assistant has asked for the town', async () => {
  expect(await typesFor('I live in Lagos')).toEqual(['refusal'])
  expect(await typesFor('I live in Lagos', townTopic(NIGERIA))).toEqual(['tool', 'carried'])
})

test('danger comes before a town', async () => {
  expect(await typesFor('my phone is on fire in Lagos', townTopic(NIGERIA))).toEqual(['refusal'])
})
