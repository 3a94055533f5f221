import type { ArticleText } from '../article'

export const uz: ArticleText = {
  title: 'Ekran yorildi: birinchi qadamlar',
  summary:
    'Barmoqlaringizni ehtiyot qiling, maʼlumotlaringizni saqlang, nima singanini aniqlang va shoshmay qaror qiling. Kutish yoriqqa kamdan-kam foyda qiladi.',
  coverAlt: 'Ekrani yorilgan telefon, ustiga bir parcha lenta yopishtirilgan',
  body: `
Bir soniyada tushib ketadi, keyin esa qoʻlingizda ekrani oʻrgimchak toʻridek yorilgan telefon turadi. Narx haqida oʻylashdan oldin toʻrtta ishni shu tartibda bajaring.

:::steps
# Oynaga lenta yopishtiring
Koʻchgan siniqlarni qoʻl bilan emas, buklangan qogʻoz sochiq bilan artib oling. Yoriqlar ustiga shaffof lenta yopishtiring. U oynani ushlab turadi, changni oʻtkazmaydi, ekran esa koʻpincha lenta ustidan ham ishlayveradi.

# Maʼlumotlaringizni saqlang
Bugun ishlayotgan ekran ertaga qorayib qolishi mumkin. Telefon qulfini ochib boʻlar ekan, hoziroq [maʼlumotlaringizni saqlang](article:back-up-phone-before-repair).

# Telefonni tekshiring
Qora dogʻ, rangli chiziq va bosishga javob bermaydigan joylar bor-yoʻqligiga qarang. Har bir kamerada bittadan surat oling va qoʻngʻiroq qilib koʻring.

# Ramkaga qarang
Telefonni stolga qoʻying. U qimirlab tursa yoki oynaning bir cheti koʻtarilgan boʻlsa, ramka egilgan. Batareyani usta koʻrmaguncha telefonni quvvatlamang.
:::

## Nima singan

- **Faqat oyna**: tasvir butun, sensor ishlaydi. Vaqtingiz bor, lekin ichiga namlik va chang kiradi.
- **Matritsa**: dogʻ, chiziq, lipillash yoki qorongʻilik. U koʻpincha bir necha kunda kengayib ketadi.
- **Sensor qatlami**: tasvir joyida, lekin telefon oʻzi nimanidir bosadi yoki umuman javob bermaydi. Oʻzi bosayotgan boʻlsa, qulflanib qolmasligi uchun telefonni oʻchiring.

Hozirgi telefonlarning koʻpchiligida oyna, sensor qatlami va matritsa bitta qism boʻlgani uchun birga almashtiriladi.

## Kafolat toʻlaydimi

Kafolat material va yigʻishdagi nuqsonlarni qoplaydi. Tushish — baxtsiz hodisa, shuning uchun odatda u kafolatga kirmaydi. Ekran himoyasi boʻlsa, boshqa gap: [u nimani qoplashini](article:screen-damage-protection-explained) oʻqing. Har holda [kafolatni tekshiring](page:warranty-check), telefoningizda nima borligi oʻsha yerda koʻrinadi.

:::warning
Pul tejash uchun telefonni oʻzingiz ochmang. Ekran ortida batareya bor, asbob sirgʻanib ketsa, uni teshib qoʻyishi mumkin.
:::

## Nimani kutish mumkin

Hali hech narsa qilinmasdan oldin hisob-kitobda qism va ish haqini koʻrasiz, shundan keyin qaror qilasiz. Odatdagi muddat taʼmir boshlangan kundan 3–7 ish kuni; bu maʼlumot uchun, bayramlarda u choʻziladi. Batafsili [Taʼmir qanday boradi](article:how-a-repair-goes) maqolasida.
`,
}
