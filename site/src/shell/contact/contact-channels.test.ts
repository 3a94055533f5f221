import { expect, test } from 'vitest'
import { contactChannels } from './contact-channels'

const none = { hotlineNumber: null, whatsapp: null, email: null }

test('only the ways that a country has are offered, the hotline first', () => {
  expect(contactChannels(none)).toEqual([])
  const all = {
    hotlineNumber: '+2347001234567',
    whatsapp: 'https://wa.me/2348012345678',
    email: 'a@example.org',
  }
  expect(contactChannels(all).map(({ href }) => href)).toEqual([
    'tel:+2347001234567',
    'https://wa.me/2348012345678',
    'mailto:a@example.org',
  ])
})

test('numbers are shown in groups that can be read aloud', () => {
  const [hotline] = contactChannels({ ...none, hotlineNumber: '+2347001234567' })
  expect(hotline?.shown).toBe('+234 700 123 4567')
  const [whatsapp] = contactChannels({ ...none, whatsapp: 'https://wa.me/966500000000' })
  expect(whatsapp?.shown).toBe('+966 500 000 000')
})

test('a WhatsApp address without a number shows its host', () => {
  const [whatsapp] = contactChannels({ ...none, whatsapp: 'https://whatsapp.com/channel/abc' })
  expect(whatsapp?.shown).toBe('whatsapp.com')
})
