import { LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { toolsOf } from './tools'

const WARRANTY = {
  en: 'is my phone still under warranty',
  ar: 'هل هاتفي في الضمان',
  fr: 'mon téléphone est-il encore sous garantie',
  es: 'mi celular sigue en garantía',
  pt: 'meu celular ainda está na garantia',
  ru: 'мой телефон ещё на гарантии',
  uk: 'мій телефон ще на гарантії',
  bn: 'আমার ফোনের ওয়ারেন্টি আছে কি',
  th: 'มือถือยังอยู่ในประกันไหม',
  my: 'ဖုန်း အာမခံ ရှိသေးလား',
  id: 'apakah hp saya masih garansi',
  vi: 'điện thoại của tôi còn bảo hành không',
  tr: 'telefonum hala garanti kapsamında mı',
  uz: 'telefonim hali kafolatdami',
} as const

const PROGRESS = {
  en: 'where is my repair',
  ar: 'وين وصل التصليح',
  fr: 'où en est ma réparation',
  es: 'cómo va mi reparación',
  pt: 'como está o conserto',
  ru: 'какой статус ремонта',
  uk: 'який статус ремонту',
  bn: 'আমার মেরামত কোথায়',
  th: 'ซ่อมถึงไหนแล้ว',
  my: 'ပြင်တာ ပြီးပြီလား',
  id: 'servis saya sudah selesai',
  vi: 'sửa máy xong chưa',
  tr: 'tamir ne durumda',
  uz: 'ta’mirlash holati',
} as const

describe('a question leads to the tool that answers it', () => {
  test.each(LOCALES)('in %s', (locale) => {
    expect(toolsOf({ text: WARRANTY[locale], locale })[0]).toEqual({ name: 'warrantyCheck', typed: null })
    expect(toolsOf({ text: PROGRESS[locale], locale })[0]).toEqual({ name: 'repairStatus', typed: null })
  })

  test.each([
    ['en', 'warranty 35693803 564380 9', 'warrantyCheck', '356938035643809'],
    ['ar', '٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩', 'warrantyCheck', '356938035643809'],
    ['bn', '৩৫৬৯৩৮০৩৫৬৪৩৮০৯', 'warrantyCheck', '356938035643809'],
    ['my', '၃၅၆၉၃၈၀၃၅၆၄၃၈၀၉', 'warrantyCheck', '356938035643809'],
    ['en', 'and wong1234567890?', 'repairStatus', 'WONG1234567890'],
    ['en', 'nearest service centre in Port Harcourt?', 'serviceCenters', 'Port Harcourt'],
    ['ru', 'ближайший сервис в Казани', 'serviceCenters', 'Казани'],
    ['en', 'how much is a screen for Aster Nova 5', 'partPrices', 'Aster Nova 5'],
    ['en', 'is there a repair shop near me', 'serviceCenters', null],
    ['vi', 'trung tâm bảo hành gần nhất ở đâu', 'serviceCenters', null],
    ['en', 'unlock 356938035643809', 'unlockAppeal', '356938035643809'],
    ['en', 'protection plan for 356938035643809', 'protectionPlans', '356938035643809'],
    ['en', 'is 356938035643809 still in warranty, and its protection', 'warrantyCheck', '356938035643809'],
    ['en', 'is tvngab12345678 covered', 'tvWarranty', 'TVNGAB12345678'],
    ['en', 'price of a battery for nova 5', 'partPrices', 'nova 5'],
    ['en', 'download a driver', 'drivers', null],
    ['en', 'can I speak to someone', 'contact', null],
  ] as const)('in %s with what was typed: %s', (locale, text, name, typed) => {
    expect(toolsOf({ text, locale })[0]).toEqual({ name, typed })
  })

  test.each(['my phone is hot', 'the fridge does not cool', 'how long does a repair take'])(
    'and not where none does: %s',
    (text) => {
      expect(toolsOf({ text, locale: 'en' })).toEqual([])
    },
  )
})
