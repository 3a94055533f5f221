import { LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
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
  test.each(LOCALES)('in %s', (locale) => {
    expect(asked(HELLO[locale], locale)).toEqual([{ type: 'greeting', kind: 'hello' }])
    expect(asked(THANKS[locale], locale)).toEqual([{ type: 'greeting', kind: 'thanks' }])
    expect(asked(HELLO[locale])).toEqual([{ type: 'greeting', kind: 'hello' }])
  })

  test('an angry face is anger, with a person', () => {
    expect(asked('😡😡', 'en')).toEqual([
      { type: 'greeting', kind: 'anger' },
      { type: 'tool', offer: { name: 'contact', typed: null } },
    ])
  })

  test.each(['hiii', 'HELLO', 'thanksss', '👍', '🙏🙏', 'xin chao', 'cam on ban nhieu'])('as %s', (text) => {
    expect(asked(text, 'vi')?.[0]?.type).toBe('greeting')
  })

  test('and who asks whether a person answers is led to one', () => {
    expect(asked('hello, are you a robot?')).toEqual([
      { type: 'greeting', kind: 'hello' },
      { type: 'tool', offer: { name: 'contact', typed: null } },
    ])
  })

  test.each([
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
  test.each([
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

  test.each([
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

const BESIDE_OURS = {
  en: [
    'My phone does not connect to my Sony TV',
    'move my data from Samsung to this phone',
    'my phone gets hot with a Samsung charger',
    'can I use a Samsung charger',
    'my airpods do not pair with my phone',
    'how do I remove the Samsung account from my phone',
    'my TV does not show what I cast from my iPhone',
    'transfer contacts from my old Samsung phone',
  ],
  ar: [
    'هاتفي لا يتصل بتلفاز سوني',
    'نقل البيانات من سامسونج إلى هذا الهاتف',
    'هل أستخدم شاحن سامسونج مع هاتفي',
  ],
  fr: [
    'Mon téléphone ne se connecte pas à ma télé Sony',
    'transférer mes données de Samsung vers ce téléphone',
    'puis-je utiliser un chargeur Samsung',
  ],
  es: [
    'Mi celular no se conecta a mi tele Sony',
    'pasar mis contactos de Samsung a este teléfono',
    'puedo usar un cargador Samsung con mi celular',
  ],
  pt: [
    'Meu celular não conecta na minha TV Sony',
    'passar meus dados do Samsung para este celular',
    'meu celular não reconhece o fone Xiaomi',
  ],
  ru: [
    'Мой телефон не подключается к телевизору Sony',
    'как перенести данные с самсунга на этот телефон',
    'телефон не видит часы Xiaomi',
  ],
  uk: [
    'Мій телефон не підключається до телевізора Sony',
    'як перенести дані з самсунга на цей телефон',
    'телефон не бачить навушники Xiaomi',
  ],
  bn: [
    'আমার ফোন সনি টিভিতে কানেক্ট হচ্ছে না',
    'স্যামসাং থেকে এই ফোনে ডাটা ট্রান্সফার করব কীভাবে',
    'স্যামসাংয়ের চার্জার আমার ফোনে ব্যবহার করা যাবে',
  ],
  th: ['มือถือของฉันเชื่อมต่อกับทีวีโซนี่ไม่ได้', 'ย้ายข้อมูลจากซัมซุงมาเครื่องนี้', 'มือถือใช้ที่ชาร์จซัมซุงได้ไหม'],
  my: ['ကျွန်တော့်ဖုန်းက ဆိုနီ တီဗီနဲ့ ချိတ်လို့မရဘူး', 'ဆမ်ဆောင်းကနေ ဒီဖုန်းကို ဒေတာ ရွှေ့ချင်တယ်', 'ကျွန်မဖုန်းကို ဆမ်ဆောင်း အားသွင်းကြိုးနဲ့ သွင်းလို့ရလား'],
  id: [
    'HP saya tidak bisa konek ke TV Sony',
    'cara pindah data dari Samsung ke ponsel ini',
    'hp saya panas kalau pakai charger Samsung',
  ],
  vi: [
    'Điện thoại của tôi không kết nối được với tivi Sony',
    'chuyển dữ liệu từ Samsung sang máy này',
    'điện thoại có dùng được sạc Samsung không',
  ],
  tr: [
    'Telefonum Sony TV’ye bağlanmıyor',
    "Samsung'dan bu telefona verilerimi nasıl aktarırım",
    'telefonum Xiaomi kulaklığı tanımıyor',
  ],
  uz: [
    'Telefonim Sony televizoriga ulanmayapti',
    'Samsungdan bu telefonga maʼlumotlarni koʻchirish',
    'telefonimga Xiaomi quloqchini ulanmayapti',
  ],
} as const

const OTHERS = {
  en: [
    'my Samsung screen is broken',
    'my Samsung phone does not connect to the TV',
    'my iPhone does not connect to my laptop',
    'phone number for Samsung TV repair, it does not connect',
    'my phone is a Samsung and does not pair with the car',
    'transfer data from Samsung to iPhone',
    'my Samsung charger is broken',
    'connect my Samsung phone to my Sony TV',
  ],
  ar: ['هاتفي سامسونج لا يتصل بالواي فاي', 'نقل البيانات من سامسونج إلى آيفون'],
  fr: ['mon téléphone Samsung ne se connecte pas au wifi', 'l’écran de mon Samsung est cassé'],
  es: ['mi celular Samsung no se conecta al wifi', 'pasar datos de Samsung a iPhone'],
  pt: ['meu celular Samsung não conecta no wifi', 'meu iPhone não conecta no computador'],
  ru: ['телефон самсунг не подключается к вайфаю', 'перенести данные с самсунга на айфон'],
  uk: ['телефон самсунг не підключається до вайфаю', 'екран самсунга розбився'],
  bn: ['আমার স্যামসাং ফোন ওয়াইফাই কানেক্ট হচ্ছে না', 'স্যামসাং ফোনের স্ক্রিন ভেঙে গেছে'],
  th: ['โทรศัพท์ซัมซุงเชื่อมต่อไวไฟไม่ได้', 'มือถือ Samsung จอแตก'],
  my: ['ဆမ်ဆောင်း ဖုန်း ဝိုင်ဖိုင် ချိတ်လို့မရဘူး', 'ဆမ်ဆောင်း ဖုန်း မှန်ကွဲသွားတယ်'],
  id: ['hp Samsung saya tidak bisa konek wifi', 'layar samsung saya pecah'],
  vi: ['điện thoại Samsung không kết nối được wifi', 'màn hình Samsung bị vỡ'],
  tr: ['Samsung telefonum Sony TV’ye bağlanmıyor', 'Samsung telefonum wifi’ye bağlanmıyor'],
  uz: ['Samsung telefonim wifi ga ulanmayapti', 'Samsung ekrani sindi'],
} as const

describe('a device of ours is asked about that another brand only stands beside', () => {
  const cases = (questions: Record<(typeof LOCALES)[number], readonly string[]>) =>
    LOCALES.flatMap((locale) => questions[locale].map((text) => [locale, text] as const))

  test.each(cases(BESIDE_OURS))('in %s: %s', (locale, text) => {
    expect(asked(text, locale)).toBeNull()
  })

  test.each(cases(OTHERS))('but not in %s: %s', (locale, text) => {
    expect(asked(text, locale)).toEqual([{ type: 'otherBrand' }])
  })
})
