import { expect, test } from 'vitest'
import { covers } from '../assistant/devices'
import { devicesIn } from '../assistant/devices-in'
import { forDevice } from './for-device'

const likely = [
  { intent: 'phone-charges', probability: 0.8 },
  { intent: 'tablet-child', probability: 0.1 },
  { intent: 'tablet-charges', probability: 0.05 },
]

const titles = new Map(
  Object.entries({
    'phone-charges': 'Why does my phone charge slowly?',
    'tablet-child': 'Set up a tablet for a child',
    'tablet-charges': 'Your tablet charges slowly',
  }).map(([intent, title]) => [intent, [{ title, locale: 'en' as const }]]),
)

const probabilities = (question: string) =>
  forDevice(likely, devicesIn(question, 'en'), titles).map(
    ({ intent, probability }) => `${intent} ${probability}`,
  )

test('the same subject for the device that is named comes first, as likely as that for another one was', () => {
  expect(probabilities('my tablet charges slowly')).toEqual([
    'tablet-charges 0.8',
    'tablet-child 0.1',
    'phone-charges 0.05',
  ])
})

test.each([
  ['names the device of the likeliest', 'my phone charges slowly'],
  ['names no device', 'it charges slowly'],
  ['names both', 'my phone charges the tablet slowly'],
  ['names a device that no such page is about', 'my smart watch charges slowly'],
])('what a question means stays where it %s', (_, question) => {
  expect(probabilities(question)).toEqual(likely.map(({ intent, probability }) => `${intent} ${probability}`))
})

test('a page about home appliances is about a refrigerator, and one about phones is not', () => {
  const asked = devicesIn('my fridge', 'en')
  expect(covers(devicesIn('Aster home appliances: warranty', 'en'), asked)).toBe(true)
  expect(covers(devicesIn('Aster mobile phones: warranty', 'en'), asked)).toBe(false)
})

test('in a longer name a shorter one names nothing', () => {
  expect([...devicesIn('máy giặt không xả nước', 'vi')]).toEqual(['washingMachine'])
  expect([...devicesIn('máy tính bảng', 'vi')]).toEqual(['tablet'])
})
