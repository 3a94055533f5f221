import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const uz: FaqTextsOf<typeof topic> = {
  'how-to-check-warranty': {
    question: 'Telefonim hali kafolatda ekanini qanday tekshiraman?',
    answer: `
:::steps
# IMEI raqamini toping
\`*#06#\` tering. Ekranda 15 xonali raqam chiqadi. U qutida ham yozilgan. Telefon yonmasa, raqam yozilgan boshqa joylarni [IMEI raqamini topish](article:find-your-imei-number) maqolasidan bilib oling.

# Uni kiriting
[Kafolatni tekshirish](page:warranty-check) sahifasini oching, IMEI raqamini yozing va raqamlarni yana bir marta solishtiring.

# Javobni oʻqing
Brend, model, faollashtirilgan kun, holat va kafolat tugaydigan kunni koʻrasiz.
:::

Ikki SIM-kartali telefonning raqami ikkita. IMEI 1 raqamini kiriting. Yangi telefon faollashtirilgandan 24 soat keyin koʻrinadi, shuning uchun xavotir olmasdan, bir kun kuting.
`,
  },
  'what-does-the-warranty-cover': {
    question: 'Kafolat nimani qoplaydi, nimani qoplamaydi?',
    answer: `
U material va yigʻishdagi nuqsonlarni, yaʼni toʻgʻri foydalanilgan boʻlsa ham ishlamay qolgan qurilmani qoplaydi. Bunda qism ham, ish haqi ham siz uchun bepul.

Odatda quyidagilar qoplanmaydi:

- tushish, urilish va bosim, masalan yorilgan ekran;
- suyuqlik, yongʻin, chaqmoq va notoʻgʻri kuchlanish;
- boshqalar qilgan oʻzgartirish va taʼmirlar;
- eskirish, tirnalish va oʻz muddati tugagan aksessuarlar.

Kafolat qancha davom etishi mahsulot, qism va mamlakatga bogʻliq. Brendingiz va mahsulotingiz boʻyicha [xizmat qoidalari](page:service-policy) amal qiladi: brend va mahsulotni tanlab, ularni oʻqing. Baxtsiz hodisalar uchun [ekran shikastlanishidan himoya](page:protection) bor.
`,
  },
  'warranty-shows-inactive': {
    question: 'Kafolat tekshiruvi qurilmam faollashtirilmagan deyapti. Nega?',
    answer: `
Qurilma foydalanish davomida faollashadi: SIM-karta solinib, telefon maʼlum vaqt internetga ulangandan soʻng bu oʻz-oʻzidan sodir boʻladi. Hech narsani roʻyxatdan oʻtkazish shart emas.

:::steps
# Raqamni tekshiring
Bitta xato raqam boshqa qurilmaga olib boradi. \`*#06#\` tering va solishtiring.

# Internetga ulaning
SIM-karta soling, mobil internetni yoqing va telefondan bir necha soat odatdagidek foydalaning.

# Bir kun kuting
Kafolat faollashtirilgandan 24 soat keyin koʻrinadi.
:::

Ikki kun foydalangandan keyin ham “Faollashtirilmagan” deb chiqsa, quti va chekning surati bilan [biz bilan bogʻlaning](page:contact). Telefonni yangi deb olgan boʻlsangiz-u, u ancha oldin faollashtirilgan boʻlib chiqsa, avval doʻkondan soʻrang.
`,
  },
  'imei-does-not-exist': {
    question: 'Tekshiruv bunday IMEI mavjud emas deyapti. Nima qilish mumkin?',
    answer: `
Koʻpincha bitta raqam xato boʻladi. IMEI 15 ta raqamdan iborat, unda harf yoʻq. Uni qutidan emas, \`*#06#\` terib, ekrandan koʻchiring: qutida 6 oson 8 boʻlib koʻrinadi.

Raqam toʻgʻri boʻlsa, quyidagilarni oʻylab koʻring:

- Qurilma boshqa brendniki. Bu yerda faqat Aster, Kite va Solis qurilmalari tekshiriladi.
- Siz seriya raqamini kiritgansiz, unda harflar boʻladi.
- Telefondagi raqam bilan qutidagi raqam har xil. Unda ikkalasini olib, doʻkonga qayting.

[IMEI raqamini topish](article:find-your-imei-number) maqolasida u yozilgan barcha joylar koʻrsatilgan. Baribir topilmasa, yorliqning surati bilan [bizga yozing](page:contact).
`,
  },
  'warranty-in-another-country': {
    question: 'Telefonni boshqa mamlakatda sotib olganman. Kafolat bu yerda amal qiladimi?',
    answer: `
Telefonga u qaysi mamlakat uchun ishlab chiqarilgan va sotilgan boʻlsa, oʻsha mamlakat kafolati beriladi. Tekshiruv telefon boshqa mamlakatdan joʻnatilgan deb javob bersa, siz turgan joyda unga kafolat amal qilmaydi va uni faqat pullik taʼmirlash mumkin.

Telefonni [sotib olgan mamlakatingiz uchun](page:choose-your-country-or-region) yana bir marta tekshiring, bundan oldin VPNni oʻchiring: u sizni boshqa joyda qilib koʻrsatadi. Safarda boʻlsangiz, telefonni shu yerda pullik taʼmirlatishingiz yoki chekni saqlab, oʻz mamlakatingizda kafolat boʻyicha taʼmirlatishingiz mumkin.

Chet eldan keltirilgan telefonni olishdan oldin doʻkondan soʻrang. Yorliqdagi “xalqaro kafolat” bizning emas, doʻkonning vaʼdasi.
`,
  },
  'does-a-fall-end-my-warranty': {
    question: 'Telefonim tushib ketdi. Endi kafolat butunlay tugadimi?',
    answer: `
Yoʻq. Tushishdan yetgan shikast qoplanmaydi, lekin qolgan hamma narsaga kafolat davom etadi. Yarim yildan keyin zaryad uyasi ishlamay qolsa va tushish bunga sabab boʻlmasa, u avvalgidek kafolat boʻyicha tuzatiladi.

Sabab aynan tushish boʻlsa, boshqa gap: egilgan ramka, yoriqdan kirgan suyuqlik yoki joyidan qoʻzgʻalgan qism. Usta buni koʻradi va siz hali hech narsa toʻlamasdan oldin nima topganini koʻrsatadi.

Shuning uchun yorilgan ekranni tezroq almashtiring. Ungacha [Ekran yorildi: birinchi qadamlar](article:cracked-screen-first-steps) maqolasidagi maslahatlar barmoqlaringiz va maʼlumotlaringizni asraydi. [Telefon suvga tushganda](article:phone-fell-in-water) uni darhol oʻchiring.
`,
  },
  'warranty-of-a-tv-or-appliance': {
    question: 'Televizor yoki maishiy texnika kafolati qanday ishlaydi?',
    answer: `
Ularda IMEI yoʻq, shuning uchun xarid kunini chek koʻrsatadi. Uni suratga olib qoʻying: termoqogʻozdagi yozuv bir yil ichida oʻchib ketadi. Yorliqdagi model va seriya raqami ham kerak. Yorliq televizorda orqa tomonda, muzlatkich va kir yuvish mashinasida eshikning ichida, konditsionerda ichki blokning yonida.

Muddat mahsulot, qism va mamlakatga bogʻliq. Uni [xizmat qoidalarida](page:service-policy), Solis va “Maishiy texnika” bandida oʻqing. [Televizor kafolati](page:tv-warranty) sahifasida birinchi kuni nimani tekshirish, [konditsioner taʼmiri va parvarishi](page:air-conditioner-repair-and-service) sahifasida esa nima kafolatga emas, parvarishga kirishi yozilgan.
`,
  },
}
