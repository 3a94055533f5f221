import { LOCALES } from '@carelane/countries'
import { describe, expect, it } from 'vitest'
import { answerAtOnce } from './answer-at-once'

const asked = (text: string, locale: (typeof LOCALES)[number] = 'en') =>
  answerAtOnce({ text, lang: '', locale, carried: { device: null, topic: null } })

const HELLO = {
  en: 'Hi there, how are you?',
  ar: 'السلام عليكم ورحمة الله',
  fr: 'Bonjour, ça va ?',
  es: 'Hola, buenos días',
  pt: 'oi, tudo bem?',
  ru: 'Здравствуйте',
  uk: 'Доброго ранку',
  bn: 'হ্যালো ভাই',
  th: 'สวัสดีครับ',
  my: 'မင်္ဂလာပါရှင်',
  id: 'selamat siang min',
  vi: 'chào shop ạ',
  tr: 'merhaba hocam',
  uz: 'Assalomu alaykum',
} as const

const THANKS = {
  en: 'ok thanks',
  ar: 'شكرا جزيلا',
  fr: 'merci bcp',
  es: 'muchas gracias por su ayuda',
  pt: 'muito obrigada',
  ru: 'большое спасибо за помощь',
  uk: 'щиро дякую',
  bn: 'অনেক ধন্যবাদ ভাই',
  th: 'ขอบคุณค่ะ',
  my: 'ကျေးဇူးတင်ပါတယ်',
  id: 'makasih kak',
  vi: 'cám ơn ad nhé',
  tr: 'sağ olun',
  uz: 'katta rahmat',
} as const

describe('greetings and thanks are answered in kind', () => {
  it.each(LOCALES)('in %s', (locale) => {
    expect(asked(HELLO[locale], locale)).toEqual([{ type: 'greeting', kind: 'hello' }])
    expect(asked(THANKS[locale], locale)).toEqual([{ type: 'greeting', kind: 'thanks' }])
    // Wherever it is said.
    expect(asked(HELLO[locale])).toEqual([{ type: 'greeting', kind: 'hello' }])
  })

  it.each(['hiii', 'HELLO', 'thanksss', '👍', '🙏🙏', 'xin chao', 'cam on ban nhieu'])('as %s', (text) => {
    expect(asked(text, 'vi')?.[0]?.type).toBe('greeting')
  })

  it('and who asks whether a person answers is led to one', () => {
    expect(asked('hello, are you a robot?')).toEqual([
      { type: 'greeting', kind: 'hello' },
      { type: 'tool', offer: { name: 'contact', typed: null } },
    ])
  })

  it.each([
    'hi, my phone is hot',
    'thanks, but the screen is still black',
    'good battery',
    'hello 356938035643809',
    '?',
  ])('but not where something is asked: %s', (text) => {
    expect(asked(text)).toBeNull()
  })
})

describe('another brand’s device is not answered as ours', () => {
  it.each([
    ['en', 'my Samsung does not charge'],
    ['en', 'repair of an honor 90'],
    ['ar', 'شاشة سامسونج مكسورة'],
    ['fr', 'mon iPhone est bloqué'],
    ['es', 'mi celular vivo se calienta'],
    ['pt', 'geladeira Brastemp não gela'],
    ['ru', 'у айфона треснул экран'],
    ['uk', 'ремонт самсунга'],
    ['bn', 'স্যামসাংয়ের ব্যাটারি'],
    ['th', 'จอซัมซุงแตก'],
    ['my', 'ဆမ်ဆောင်း ဖုန်း ပြင်လား'],
    ['id', 'hp vivo y21 mati total'],
    ['vi', 'thay pin iPhone 11'],
    ['tr', "Samsung'un ekranı kırıldı"],
    ['uz', 'Redmi telefonim qizib ketyapti'],
  ] as const)('in %s: %s', (locale, text) => {
    expect(asked(text, locale)).toEqual([{ type: 'otherBrand' }])
  })

  it.each([
    ['en', 'move my data from an iPhone to an Aster'],
    ['ru', 'как перенести данные с самсунга на Kite'],
    ['ar', 'نقل البيانات من آيفون إلى أستر'],
    ['en', 'do you honor the warranty of another country'],
    ['en', 'a sharp noise from my fridge'],
    ['en', 'one pixel of my screen is dead'],
    ['es', 'vivo en Lima y mi celular no prende'],
    ['es', 'la batería dura poco'],
    ['es', 'mi nevera lava mal los platos'],
    ['pt', 'viva voz não funciona'],
    ['ar', 'ماء جري من الغسالة'],
    ['id', 'hp saya mati'],
  ] as const)('but one about ours is, in %s: %s', (locale, text) => {
    expect(asked(text, locale)).toBeNull()
  })
})
