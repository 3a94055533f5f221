import { expect, test } from 'vitest'
import { promptOf } from './prompt'

test('no number that says whose device it is reaches a model', () => {
  const asked = {
    text: 'is 356938035643809 in warranty, order WONG1234567890, call +2348031234567',
    lang: 'ng',
    locale: 'en',
    carried: { device: null, topic: null },
  } as const
  const { system, prompt } = promptOf(asked, [], '=====x=====')
  expect(system + prompt).not.toMatch(/35693803|WONG|8031234567/)
  expect(prompt).toContain('in warranty')
})
