import { expect, test } from 'vitest'
import { withText } from './with-text'

test('a conversation goes along as a message, its end where it is too long', () => {
  expect(withText('https://wa.me/2348012345678', 'You: a & b?\nAssistant: c')).toBe(
    'https://wa.me/2348012345678?text=You%3A+a+%26+b%3F%0AAssistant%3A+c',
  )
  const text = new URL(withText('https://wa.me/1', `${'a'.repeat(2000)}end`)).searchParams.get('text') ?? ''
  expect(text).toHaveLength(1501)
  expect(text.startsWith('…a') && text.endsWith('end')).toBe(true)
})
