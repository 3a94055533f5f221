import type { LikelyIntent } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { pagesToChoose } from './ask-back'
import { metWith } from './understand'

const intent = (
  answer: LikelyIntent['answer'],
  probability: number,
  pages: LikelyIntent['pages'] = [],
): LikelyIntent => ({ name: answer, answer, tool: null, probability, pages })

const met = (text: string, ...intents: LikelyIntent[]) =>
  metWith({ text, lang: 'ng', locale: 'en', carried: { device: null, topic: null } }, intents, true)

describe('what a question is met with', () => {
  test('is a page for what most likely asks for one', () => {
    expect(met('how long does a repair take', intent('pages', 0.9), intent('legal', 0.1))).toBeNull()
    expect(met('how long does a repair take')).toBeNull()
  })

  test('is a refusal only where it is sure', () => {
    expect(met('tell me about the moon', intent('unsupported', 0.6))).toEqual([
      { type: 'refusal', reason: 'unsupported' },
    ])
    expect(met('tell me about the moon', intent('unsupported', 0.4), intent('pages', 0.3))).toBeNull()
    expect(met('I want to sue you in court', intent('legal', 0.3))).toBeNull()
    expect(met('I want to sue you in court', intent('pages', 0.3), intent('legal', 0.2))).toBeNull()
  })

  test('is no refusal of sales after another question: the price is that of what was asked about', () => {
    const asked = { text: 'what do I pay for the shiny one', lang: 'ng', locale: 'en' as const }
    const afterwards = (topic: string | null) =>
      metWith({ ...asked, carried: { device: null, topic } }, [intent('sales', 0.4)], false)
    expect(afterwards(null)).toEqual([{ type: 'refusal', reason: 'sales' }])
    expect(afterwards('A cracked screen')).toBeNull()
  })

  test('is advice on danger before all else, even when it is only one of the likely meanings', () => {
    expect(
      met('it hisses all night', intent('pages', 0.4), intent('swelling', 0.25), intent('gas', 0.15)),
    ).toEqual([{ type: 'safety', danger: 'swelling', locale: 'en' }])
    expect(met('it is warm', intent('pages', 0.8), intent('swelling', 0.2))).toBeNull()
  })

  test('is a kind word, with a person for who wants one', () => {
    expect(met('cheers mate', intent('thanks', 0.8))).toEqual([{ type: 'greeting', kind: 'thanks' }])
    expect(met('you are useless', intent('anger', 0.8))).toEqual([
      { type: 'greeting', kind: 'anger' },
      { type: 'tool', offer: { name: 'contact', typed: null } },
    ])
    expect(met('cheers mate', intent('thanks', 0.4))).toBeNull()
  })

  test('is no refusal by the model alone of what only names something', () => {
    expect(met('unlock', intent('crime', 0.82))).toBeNull()
    expect(met('battery', intent('swelling', 0.6))).toBeNull()
    expect(met('change imei', intent('crime', 0.95))).toEqual([{ type: 'refusal', reason: 'crime' }])
  })

  test.each([
    ['one word', 'lawyer', 'legal'],
    ['two words', 'my lawyer', 'legal'],
    ['two words without a space between them', 'ทนายความ ทนาย', 'legal'],
    ['another maker’s name', 'Walton fridge', 'otherBrand'],
    ['a danger', 'smoke', 'smoke'],
  ] as const)('asks for 0.9 of %s', (_, text, answer) => {
    expect(met(text, intent(answer, 0.89), intent('pages', 0.05))).toBeNull()
    expect(met(text, intent(answer, 0.9), intent('pages', 0.05))).not.toBeNull()
  })

  test('asks for no more than what is sure of three words', () => {
    expect(met('need a lawyer', intent('legal', 0.6))).not.toBeNull()
    expect(met('smoke comes out', intent('smoke', 0.5))).not.toBeNull()
  })

  test('is no refusal of new devices where a tool fits, or in the middle of a conversation', () => {
    const text = 'what is the price of a new screen'
    const part = { ...intent('pages', 0.2), tool: 'partPrices' as const }
    expect(met(text, intent('sales', 0.64), part)).toBeNull()
    expect(met(text, intent('sales', 0.64))).toEqual([{ type: 'refusal', reason: 'sales' }])
    const asked = { text: 'and how much is it then', lang: 'ng', locale: 'en' as const }
    const carried = { device: 'phone', topic: 'Screens' }
    expect(metWith({ ...asked, carried }, [intent('sales', 0.9)], true)).toBeNull()
    expect(metWith({ ...asked, carried }, [intent('sales', 0.97)], true)).not.toBeNull()
  })

  test('is a refusal of what no page has and most likely nobody asks us', () => {
    const asked = { text: 'when is the world cup', lang: 'ng', locale: 'en' as const }
    const carried = { device: null, topic: null }
    const likely = [intent('unsupported', 0.3), intent('pages', 0.1)]
    expect(metWith({ ...asked, carried }, likely, false)).toEqual([
      { type: 'refusal', reason: 'unsupported' },
    ])
    expect(metWith({ ...asked, carried }, likely, true)).toBeNull()
    expect(metWith({ ...asked, text: 'when is my phone there', carried }, likely, false)).toBeNull()
  })

  test('says whom we serve, for another maker’s device', () => {
    expect(met('my Walton fridge is warm', intent('otherBrand', 0.7))).toEqual([{ type: 'otherBrand' }])
    expect(met('my fridge', intent('otherBrand', 0.4))).toBeNull()
  })
})

describe('pages to choose from', () => {
  const page = (url: string) => ({ title: url, url, locale: 'en' as const })
  const found = (url: string) => ({ number: 7, ...page(url) })

  test('are the likeliest, the best that words found, and at most three, each once', () => {
    const intents = [
      intent('pages', 0.3, [page('a'), page('a2')]),
      intent('pages', 0.2, [page('b')]),
      intent('pages', 0.1, [page('d')]),
    ]
    expect(pagesToChoose(intents, [found('c'), found('e')]).map(({ url }) => url)).toEqual(['a', 'b', 'c'])
    expect(pagesToChoose(intents, [found('b')]).map(({ url, number }) => [number, url])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'd'],
    ])
  })

  test('leave out guesses', () => {
    expect(pagesToChoose([intent('pages', 0.02, [page('a')])], [])).toEqual([])
  })
})
