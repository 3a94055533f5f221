import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const uz: FaqTextsOf<typeof topic> = {
  'what-does-screen-protection-cover': {
    question: 'Ekran shikastlanishidan himoya (Screen Damage Protection) nimani qoplaydi?',
    answer: `
Kuchga kirgan kundan boshlab 1 yil ichida **ekran blokini bir marta bepul almashtirishni**. U ekran tasodifan urilib, tushib yoki ezilib, masalan, orqa choʻntakda singanda amal qiladi. Shu almashtirish uchun qism ham, ish haqi ham bunga kiradi.

Quyidagilar qoplanmaydi:

- ekranning ikkinchi marta sinishi: himoya har bir telefonda bir marta ishlatiladi;
- tasvirga ham, sensorga ham xalaqit bermaydigan tirnalishlar;
- suyuqlik, yoʻqotish, oʻgʻirlik va ataylab yetkazilgan shikast;
- himoya kuchga kirishidan oldin singan ekran.

Tafsilotlar [Ekran himoyasi: nimani qoplaydi va nimani qoplamaydi](article:screen-damage-protection-explained) maqolasida, asosiysi esa sotib olayotganda oʻzingiz tasdiqlaydigan shartlar.
`,
  },
  'which-protection-do-i-need': {
    question: 'Ekran himoyasimi yoki uzaytirilgan kafolatmi: menga qaysi biri kerak?',
    answer: `
Ular har xil narsani qoplaydi.

- **Ekran shikastlanishidan himoya** (Screen Damage Protection) baxtsiz hodisalar uchun. 1 yil ichida singan ekran bir marta bepul almashtiriladi.
- **Uzaytirilgan kafolat** (Extended Warranty) nosozliklar uchun. U kafolatni 1 yilga uzaytiradi, inson yetkazgan shikastni qoplamaydi.
- **Har tomonlama himoya** (Comprehensive Protection) alohida reja. Unga nima kirishi sotib olishdan oldin koʻrsatiladi, bu model va mamlakatga bogʻliq.

Oldingi telefoningizni eslang. Ekrani singan boʻlsa, birinchisini oling. Kafolat tugagandan keyin oʻzi buzilgan boʻlsa, ikkinchisini. Ikkalasi ham boʻlmagan boʻlsa, balki hech biri kerak emasdir: yaxshi gʻilof arzonroq turadi. Qaror qilishdan oldin [ularni solishtiring](page:protection).
`,
  },
  'until-when-can-i-buy-protection': {
    question: 'Telefonim uchun himoyani qachongacha sotib olish mumkin?',
    answer: `
Bu reja va sotib olish joyiga bogʻliq:

- **Ekran shikastlanishidan himoya, onlayn yoki ilovada**: faollashtirishdan keyin 3 kun ichida.
- **Ekran shikastlanishidan himoya, servis markazida**: ekran butun boʻlsa, faollashtirishdan keyin 15 kun ichida. Ekranni joyida koʻrishadi.
- **Uzaytirilgan kafolat, onlayn**: kafolat muddati ichida istalgan vaqtda, koʻrikdan oʻtkazmasdan.

Har birini bitta telefon uchun bir marta olish mumkin. Yangi telefon SIM-karta bilan maʼlum vaqt internetga ulangach, oʻzi faollashadi; bu kunni [kafolatni tekshirish](page:warranty-check) sahifasi koʻrsatadi. Barcha rejalar hamma model va mamlakatda ham boʻlavermaydi. [Himoya rejasini onlayn olish](page:purchase-service) sahifasida IMEI raqamini kiritsangiz, telefoningizga nima olish mumkinligini koʻrasiz.
`,
  },
  'when-does-protection-take-effect': {
    question: 'Himoyam qachon kuchga kiradi?',
    answer: `
Darhol emas. Ekran shikastlanishidan himoya telefon faollashtirilgandan bir necha kun keyin kuchga kiradi. Kunlar soni toʻlovdan oldin koʻrsatiladi, sanasi esa keyin [Buyurtmalarim](page:purchase-service/order-list) boʻlimida turadi. Shu sanagacha singan ekran qoplanmaydi.

Toʻlovdan keyin karta faollashtirilayotgani haqida yozuv chiqishi mumkin. Biroz kutib, boʻlimni yana oching, ikkinchi marta toʻlash shart emas.

Uzaytirilgan kafolat kafolat tugagan joydan boshlanadi va uni 1 yilga uzaytiradi. Bu kunni [kafolatni tekshirish](page:warranty-check) sahifasi koʻrsatadi, sotib olayotganda uni yozib qoʻying.
`,
  },
  'how-do-i-claim': {
    question: 'Ekranim sindi. Himoyadan qanday foydalanaman?',
    answer: `
:::steps
# Ekran sinadi
Oynaga shaffof lenta yopishtiring va telefon qulfini ochib boʻlar ekan, [maʼlumotlaringizni saqlang](article:back-up-phone-before-repair).

# Servis markaziga keling
[Yaqin markazni toping](page:service-center) yoki kuryer orqali taʼmirlash bor joyda undan foydalaning.

# Imtiyoz ishlatiladi
Himoyangiz telefonning oʻzi orqali topiladi. Karta, chek yoki chop etilgan qogʻoz kerak emas, qurilmaning oʻzi yetarli.

# Taʼmir yakunlanadi
Ketishdan oldin sensor, tasvir va kameralarni sinab koʻring. Himoya endi ishlatib boʻlingan.
:::

Telefon qattiq singan va IMEI raqamini oʻqib boʻlmasa, qutisini olib keling: raqam uning yorligʻida yozilgan.
`,
  },
  'my-phone-was-exchanged': {
    question: 'Kafolat boʻyicha menga boshqa telefon berishdi. Himoyam unga oʻtadimi?',
    answer: `
Oʻtishi mumkin. Himoya IMEI raqamiga bogʻlangan, shuning uchun uni yangi telefonga oʻtkazish kerak. Buni sahifa pastidagi ishonch telefoni yoki [onlayn suhbat](page:chat) orqali soʻrang va quyidagilarni tayyorlab qoʻying:

- eski va yangi telefonning IMEI raqamlari,
- taʼmir buyurtmasi raqami,
- himoya buyurtmangizdagi telefon raqami.

Bu taxminan 5 ish kuni oladi. Yangi telefon uchun huquqlar qayta hisoblanadi, shuning uchun sanalar oʻzgarishi mumkin; ish bitgach, [Buyurtmalarim](page:purchase-service/order-list) boʻlimiga qarang. Bu orada yangi telefon buzilib qolsa, servis markazida himoya oʻtkazilayotganini ayting.
`,
  },
  'my-payment-failed': {
    question: 'Toʻlovim oʻtmadi. Buyurtmam nima boʻladi?',
    answer: `
Buyurtma saqlanadi. Darhol qayta urinishingiz yoki keyinroq [Buyurtmalarim](page:purchase-service/order-list) boʻlimida toʻlashingiz mumkin, u “Mening buyurtmam” nomi bilan ham uchraydi.

:::steps
# Toʻlov oʻtganmi, qarang
Avval shu boʻlimni oching. Davom etayotgan toʻlov biroz vaqt olishi mumkin, sahifa hech narsa demagan boʻlsa ham, u oʻtgan boʻlishi mumkin.

# Qayta urining
“Qayta urinish” tugmasini bosing, toʻlov usuli oʻsha yoki boshqa boʻlishi mumkin.

# Sanani unutmang
Ekran himoyasini onlayn faqat faollashtirishdan keyin 3 kun ichida olish mumkin. Toʻlanmagan buyurtma bu muddatni toʻxtatmaydi.
:::

Pulingiz yechilgan-u, buyurtma hali toʻlanmagan boʻlib tursa, buyurtma raqami bilan [bizga murojaat qiling](page:contact).
`,
  },
  'cancel-a-protection-order': {
    question: 'Himoya buyurtmasini bekor qilsa boʻladimi?',
    answer: `
Buyurtmani bekor qilish mumkin boʻlgan vaqtda [Buyurtmalarim](page:purchase-service/order-list) boʻlimida uning yonida “Buyurtmani bekor qilish” turadi. Sotib olgan hisobingizga kiring, buyurtmani tanlang va tasdiqlang.

- **Hali toʻlanmagan**: bekor qilinsa, buyurtma yopiladi va hech narsa toʻlamaysiz.
- **Toʻlangan**: qancha va qachongacha qaytarilishi mamlakatingiz uchun amaldagi, sotib olayotganda tasdiqlagan shartlaringizda yozilgan. Ularni buyurtmada, “Xizmat polisimni koʻrish” ostida oʻqing.
- **Ishlatilgan**: taʼmir uchun ishlatilgan imtiyoz tugagan boʻladi.

Doʻkondan olganmisiz? Unda avval pulni qabul qilgan doʻkon yordam beradi. Telefon va chekni olib boring.
`,
  },
}
