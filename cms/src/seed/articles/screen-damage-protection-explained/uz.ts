import type { ArticleText } from '../article'

export const uz: ArticleText = {
  title: 'Ekran himoyasi: nimani qoplaydi va nimani qoplamaydi',
  summary:
    'Tushish yoki urilishdan keyin bir yil ichida bitta ekran bepul. Sotib olishdan oldin shartlarini oʻqing: kunlar faollashtirishdan boshlab hisoblanadi.',
  coverAlt: 'Katta soyabon ostidagi telefon va ekran',
  body: `
Kafolat mahsulot nosozligi uchun toʻlaydi. Tushish nosozlik emas, yangi ekran esa koʻpincha telefonning eng qimmat taʼmiri. Ekran himoyasi (Screen Damage Protection) aynan shu boʻshliqni yopadi. U nima berishini mayda yozuvlarsiz aytamiz.

## Nima qoplanadi

- Himoya kuchga kirgan kundan boshlab bir yil ichida **ekran blokini bir marta bepul almashtirish**.
- **Tasodifiy urilish, tushish yoki ezilish** yetkazgan shikast.
- Shu bitta taʼmir uchun qism va ish haqi.

## Nima qoplanmaydi

- Ekranning ikkinchi marta sinishi: himoya birinchi almashtirishda ishlatilgan boʻladi.
- Koʻzga koʻrinadigan, lekin tasvirga ham, sensorga ham xalaqit bermaydigan tirnalishlar.
- Suyuqlik yetkazgan shikast, yoʻqotish va ataylab yetkazilgan shikast.
- Himoya boshlanishidan oldin singan ekran.

## Qachon sotib olish mumkin

:::steps
# Onlayn yoki ilovada
Telefon faollashtirilgandan keyin 3 kun ichida.

# Servis markazida
Faollashtirilgandan keyin 15 kun ichida, ekran butun boʻlsa. Ekran oʻsha joyning oʻzida koʻrikdan oʻtkaziladi.
:::

Har bir telefon uchun bir marta olinadi. Himoya faollashtirishdan bir necha kun keyin kuchga kiradi; kunlarning aniq soni toʻlovdan oldin koʻrsatiladi. U hamma modelda va hamma mamlakatda ham boʻlavermaydi.

## Himoyadan qanday foydalaniladi

1. Ekran sinadi. [Birinchi qadamlar](article:cracked-screen-first-steps) barmoq va maʼlumotlarni asraydi.
2. Servis markaziga kelasiz yoki kuryer orqali taʼmirlash bor joyda telefonni kuryerga berasiz.
3. Imtiyoz ishlatiladi. Hech qanday hujjat kerak emas, qurilmaning oʻzi yetarli.
4. Ekran almashtiriladi, ketishdan oldin uni sinab koʻrasiz.

:::hint
Uzaytirilgan kafolat boshqa narsa: u kafolatni bir yilga uzaytiradi, baxtsiz hodisalarni emas, nosozliklarni qoplaydi. U kafolat muddati ichida, har bir telefon uchun bir marta olinadi.
:::

## Telefon almashtirilsa

Kafolat boʻyicha boshqa telefon olsangiz, himoya unga oʻtishi mumkin. Ishonch telefoni yoki onlayn yordamdan soʻrang; bu taxminan 5 ish kuni oladi. Qolgan huquqlar yangi telefon uchun qayta hisoblanadi.

Telefoningizda nima borligini bilmaysizmi? [Kafolatni tekshirish](page:warranty-check) sahifasi uning holatini koʻrsatadi.
`,
}
