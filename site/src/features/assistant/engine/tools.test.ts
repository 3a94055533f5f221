import { expect, test } from 'vitest'
import { toolsOf } from './tools'

test.each([
  ['en', 'warranty 35693803 564380 9', 'warrantyCheck', '356938035643809'],
  ['ar', '٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩', 'warrantyCheck', '356938035643809'],
  ['bn', '৩৫৬৯৩৮০৩৫৬৪৩৮০৯', 'warrantyCheck', '356938035643809'],
  ['my', '၃၅၆၉၃၈၀၃၅၆၄၃၈၀၉', 'warrantyCheck', '356938035643809'],
  ['en', 'and wong1234567890?', 'repairStatus', 'WONG1234567890'],
  ['en', 'is tvngab12345678 covered', 'tvWarranty', 'TVNGAB12345678'],
] as const)('a number leads to its tool whatever else is said, in %s: %s', (locale, text, name, typed) => {
  expect(toolsOf({ text, locale })[0]).toEqual({ name, typed })
})

test.each([
  ['en', 'unlock 356938035643809', 'unlockAppeal', '356938035643809'],
  ['en', 'protection plan for 356938035643809', 'protectionPlans', '356938035643809'],
  ['en', 'rate WONG1234567890', 'rating', 'WONG1234567890'],
  ['en', 'nearest service centre in Port Harcourt?', 'serviceCenters', 'Port Harcourt'],
  ['ru', 'ближайший сервис в Казани', 'serviceCenters', 'Казани'],
  ['vi', 'trung tâm bảo hành gần nhất ở đâu', 'serviceCenters', null],
  ['en', 'how much is a screen for Aster Nova 5', 'partPrices', 'Aster Nova 5'],
  ['en', 'price of a battery for nova 5', 'partPrices', 'nova 5'],
  ['en', 'download a driver', 'drivers', null],
  ['en', 'can I speak to someone', 'contact', null],
] as const)('the tool that is meant gets what was typed for it, in %s: %s', (locale, text, name, typed) => {
  expect(toolsOf({ text, locale }, [name])[0]).toEqual({ name, typed })
})

test('a number is for the tool that is meant, and for the usual one where none that takes it is', () => {
  const text = 'is 356938035643809 covered, and where is a centre in Lagos'
  expect(toolsOf({ text, locale: 'en' }, ['serviceCenters'])).toEqual([
    { name: 'warrantyCheck', typed: '356938035643809' },
    { name: 'serviceCenters', typed: 'Lagos' },
  ])
})

test('without a number or a meaning no tool is offered', () => {
  expect(toolsOf({ text: 'my phone is hot', locale: 'en' })).toEqual([])
})
