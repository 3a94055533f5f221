import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const uz: FaqTextsOf<typeof topic> = {
  'find-the-price-of-a-part': {
    question: 'Ehtiyot qism narxini qayerdan bilaman?',
    answer: `
[Ehtiyot qismlar narxi](page:spare-parts-price) sahifasidan. Birin-ketin tanlang:

1. mahsulot va brend,
2. seriya va model,
3. qism turi, masalan ekran yoki batareya,
4. asosiy plata uchun tezkor va ichki xotira hajmi.

Qism narxi, ish haqi va jami summani koʻrasiz. Uchalasi ham mamlakatingiz uchun taxminiy narxlar. Modelni bilmasangiz, sozlamalarda “Telefon haqida” boʻlimiga yoki qutiga qarang.

Model roʻyxatda boʻlmasa, u roʻyxatdan yangiroq yoki eskiroq boʻlishi mumkin. Narxini [servis markazi](page:service-center) baribir aytib bera oladi.
`,
  },
  'why-the-final-price-can-differ': {
    question: 'Yakuniy narx nega saytdagi narxdan farq qilishi mumkin?',
    answer: `
Sayt siz tanlagan qismni biladi. Usta esa qurilmangizni biladi. Odatdagi sabablar shular:

- **Bir nosozlik ortida boshqasi bor.** Quvvatlanmayotgan telefonga zaryad uyasi, batareya yoki asosiy plata kerak boʻlishi mumkin.
- **Atrofi ham shikastlangan.** Egilgan ramka yangi ekranni bir necha kunda sindiradi, shuning uchun ikkalasi ham almashtiriladi.
- **Kafolat yoki himoya bor.** Unda kamroq toʻlaysiz yoki umuman toʻlamaysiz.
- **Narx yangilangan.** Narxlar oʻzgaradi, hisob-kitob qilingan kundagisi amal qiladi.

Qism va ish haqi alohida yozilgan hisob-kitobni taʼmir boshlanishidan oldin olasiz. U kutganingizdan koʻp boʻlsa, “yoʻq” deng va qurilmani oʻz holicha olib keting. Koʻrik pullik yoki bepulligini oldindan soʻrang.
`,
  },
  'is-my-part-genuine': {
    question: 'Qism asl ekanini qanday bilaman?',
    answer: `
Xizmatimiz qismlarining seriya raqami bor. Uni [qismni tekshirish](page:spare-parts-serial) sahifasida kiriting va ikki javobdan birini olasiz: raqam asl va xizmatimizga tegishli yoki unday emas.

Raqamni qismdagi yoki uning paketidagi yorliqdan harfma-harf, raqamma-raqam koʻchiring. \`O\` bilan \`0\`, \`I\` bilan \`1\` oson almashib ketadi, shuning uchun xulosa qilishdan oldin ikkalasini ham sinab koʻring.

:::warning
Asl boʻlmagan batareya shishishi yoki yonib ketishi mumkin. Batareyangiz boʻrtib chiqsa, hid chiqarsa yoki ishlatilmay turganda qizisa, quvvatlashni toʻxtating va uni [servis markaziga](page:service-center) olib keling. Uni bosmang va teshmang.
:::
`,
  },
  'can-i-keep-the-old-part': {
    question: 'Almashtirilgan eski qismni olib ketsam boʻladimi?',
    answer: `
Taʼmir uchun pul toʻlagan boʻlsangiz, koʻpincha ha. Buni qurilmani topshirayotganda ayting, chunki qismlar oʻsha kuni saralanadi. Uchta istisno bor:

- Kafolat yoki himoya boʻyicha taʼmirda eski qism odatda yangisiga almashtiriladi va qaytarib yuboriladi.
- Shishgan yoki oqayotgan batareyalar bizda qoladi: ularni uyga olib borish xavfli.
- Almashtirilgan asosiy platalarda maʼlumotlaringiz saqlanadi. Ular hech kimga ishlatsa boʻladigan holatda berilmaydi.

Bizda qolgan qismlar boʻlaklarga ajratilib, qayta ishlanadi. Bu qanday boʻlishi va eski qurilmaning oʻzini nima qilish mumkinligi [eski elektronika nima boʻlishi](article:what-happens-to-old-electronics) haqidagi maqolada.
`,
  },
}
