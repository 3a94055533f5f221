import type { ArticleText } from '../article'

export const uz: ArticleText = {
  title: 'IMEI raqamini topish',
  summary:
    'IMEI bir telefonni boshqa hammasidan farqlaydi. U kafolatni tekshirishda, taʼmirda va telefon yoʻqolganda kerak boʻladi.',
  coverAlt: 'Raqam terish oynasi ochiq telefon va qutisining shtrix-kodli yorligʻi',
  body: `
Mobil tarmoqqa ulana oladigan har bir telefonning IMEI raqami bor, u 15 xonali. Bu raqam SIM-kartaga emas, qurilmaga tegishli, shuning uchun telefon raqamingizni yoki operatoringizni almashtirsangiz ham oʻzgarmaydi.

## Uni topishning uch yoʻli

:::steps
# Kodni tering
Telefon ilovasini oching va \`*#06#\` kiriting. Raqam darhol chiqadi, qoʻngʻiroq tugmasini bosish kerak emas. Ikki SIM-kartali telefonda ikkita raqam koʻrinadi.

# Sozlamalarga qarang
“Sozlamalar”, soʻng “Telefon haqida” boʻlimini oching. Modelga qarab raqam shu yerning oʻzida yoki “Holat” yoxud “IMEI maʼlumotlari” bandida turadi.

# Qutiga qarang
U qutining tor tomonidagi yorliqda, shtrix-kod yonida yozilgan. Koʻpincha chekda ham boʻladi.
:::

:::hint
Raqam ikkita boʻlsa, birinchisini, yaʼni IMEI 1 raqamini oling. Kafolat tekshiruvi uni topmasa, ikkinchisini kiritib koʻring.
:::

## Telefon yonmasa

SIM-karta lotogini chiqaring: ayrim modellarda raqam uning ustiga juda mayda yozilgan. Boʻlmasa, quti yoki chekka qarang. Telefonda hisobingizga kirgan boʻlsangiz, oʻsha hisobning qurilmalarni topish sahifasida har bir telefonning raqami koʻrinishi mumkin.

## Nega uni bugun yozib qoʻygan maʼqul

- **Kafolat uchun.** Uni [kafolatni tekshirish](page:warranty-check) sahifasida kiriting va telefoningiz kafolati qachongacha amal qilishini koʻring.
- **Taʼmir uchun.** Servis markazi uni buyurtmaga yozadi. Telefonni olib ketayotganda solishtiring.
- **Oʻgʻirlikdan keyin.** Mobil operatoringiz telefonni IMEI boʻyicha bloklashi mumkin, politsiya ham uni soʻraydi.
- **Ishlatilgan telefon olishdan oldin.** Telefondagi raqamni qutidagisi bilan solishtiring. Farq qilsa, sababini soʻrang.

:::warning
Bu raqamni shaxsiy hujjat raqamidek asrang. Uning suratini hech qayerga joylamang va faqat unga ehtiyoji borlarga bering: operator, politsiya, servis markazi.
:::

Noutbuk, televizor va SIM-karta solinmaydigan planshetlarda IMEI boʻlmaydi. Ularning seriya raqami bor, u qurilma ostidagi yoki orqasidagi yorliqda yozilgan.
`,
}
