import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const uz: FaqTextsOf<typeof topic> = {
  'find-a-service-center': {
    question: 'Eng yaqin servis markazini qanday topaman?',
    answer: `
[Servis markazlari](page:service-center) sahifasini oching. Ikki usulda qidirish mumkin:

- **mamlakat, viloyat va shahar** boʻyicha, roʻyxatma-roʻyxat;
- **kalit soʻz** boʻyicha, masalan koʻcha, tuman yoki savdo markazi nomi bilan.

Har bir natijada nomi, telefon raqami, elektron pochtasi, haftaning har bir kunidagi ish vaqti, qaysi brendga xizmat koʻrsatishi, masofa va yoʻl bor. Masofani hisoblash uchun brauzer qayerdaligingizni soʻraydi; rad etsangiz ham, qolgan hamma narsa ishlayveradi.

Hech narsa topilmasa, yaqindagi kattaroq shaharni tanlang yoki tumanni yozmang. Xarita va manzillarda nomlar biz oʻylagandan koʻra tez-tez turlicha yoziladi.
`,
  },
  'when-is-the-center-open': {
    question: 'Servis markazim qachon ochiq?',
    answer: `
Har bir markazning dushanbadan yakshanbagacha har bir kunga ish vaqti [servis markazlari sahifasida](page:service-center) koʻrsatilgan. U har xil: savdo markazidagi servis kechroq ochilib, yakshanba kunlari ham ishlashi, ofislar hududidagisi esa shanba kunlari yopiq boʻlishi mumkin.

Bayramlarda va Ramazonda ish vaqti kutilmaganda oʻzgarishi mumkin. Yoʻlga chiqishdan oldin qoʻngʻiroq qiling, raqam ish vaqti yonida turadi.

:::hint
Taʼmirni kutib olmoqchi boʻlsangiz, yopilishidan kamida bir soat oldin keling. Undan kech kelgan qurilmalar ertasi kuni ertalab koʻriladi.
:::

Sahifa pastidagi vaqt markazlarniki emas, ishonch telefoniniki.
`,
  },
  'which-devices-does-a-center-take': {
    question: 'Har bir markaz har qanday qurilmani taʼmirlaydimi?',
    answer: `
Yoʻq. [Qidiruv](page:service-center) natijalarining har birida markaz qaysi brendga xizmat koʻrsatishi yozilgan. Aster va Kite telefonlari hamda Kite aksessuarlari markazning oʻzida qabul qilinadi. Solis televizor, konditsioner, muzlatkich va kir yuvish mashinalari uchun esa usta koʻpincha uyingizga keladi: ular katta va turgan joyida sinab koʻrilgani maʼqul.

Ogʻir narsani koʻtarib borishdan oldin markazga qoʻngʻiroq qiling. Quyidagilarni tayyorlab qoʻying:

- yorliqdagi model va seriya raqami,
- xarid kuni,
- qurilma nima qilayotgani yoki nima qilmay qoʻygani, bir jumlada.

Kelishingiz, qurilmani joʻnatishingiz yoki ustani kutishingiz kerakligini aytishadi. Noutbuk va planshetlar uchun qism bor-yoʻqligini soʻrang.
`,
  },
  'what-is-priority-reception': {
    question: 'Navbatsiz qabul nima va u kimlarga beriladi?',
    answer: `
Ayrim qurilmalarning qutisida karta boʻladi. Uni servis markazida koʻrsatsangiz, sizni navbatdagilardan oldin qabul qilishadi. Karta faqat shuni beradi: taʼmirni emas, qabulni tezlashtiradi, kafolatni ham, narxni ham oʻzgartirmaydi.

:::steps
# Qutiga qarang
Karta qisqa qoʻllanma yonida turadi. U hamma modelda ham boʻlmaydi.

# Uni qurilma bilan birga olib keling
Navbat raqamini olishdan oldin qabuldagi xodimga koʻrsating.
:::

Kartasiz sizga hamma qatori navbat bilan xizmat koʻrsatiladi. Yozilgan boʻlsangiz, oʻsha vaqtda keling, unda karta kerak emas. Qurilma buzilib, shoshib turganingizda ikkalasini ham topish uchun kartani chek bilan birga saqlang.
`,
  },
  'no-center-near-me': {
    question: 'Yaqinimda servis markazi yoʻq. Nima qilish mumkin?',
    answer: `
Quyidagilarni shu tartibda sinab koʻring:

:::steps
# Avval soʻrang
[Suhbatni](page:chat) boshlang yoki sahifa pastidagi ishonch telefoniga qoʻngʻiroq qiling. Koʻp nosozliklar sozlamaga bogʻliq, qolganida esa nima buzilgani aniq boʻlsa, reja qilish osonroq.

# Olib ketishadimi, bilib oling
Ayrim shaharlarda kuryer orqali taʼmirlash bor, qurilmani uydan olib ketishadi. Bu shaharlar [sotuvdan keyingi xizmat sahifasida](page:after-sales) koʻrsatilgan.

# Bir marta boradigan qiling
Eng yaqin markazga qoʻngʻiroq qiling, model va nosozlikni ayting, qism kelganda xabar berishlarini soʻrang. Shunda bir marta borsangiz kifoya.
:::

:::warning
Batareyasi shishgan yoki suvga tushgan qurilmani pochta orqali joʻnatmang. Uni oʻzingiz olib keling.
:::
`,
  },
}
