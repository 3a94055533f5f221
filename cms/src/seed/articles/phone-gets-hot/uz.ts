import type { ArticleText } from '../article'

export const uz: ArticleText = {
  title: 'Telefon qizib ketganda',
  summary:
    'Quvvatlanayotganda yoki oʻyin vaqtida telefon iliq boʻlishi tabiiy. Iliqni haddan tashqari issiqdan qanday farqlash, telefonni qanday sovitish va nega qizishi haqida oʻqing.',
  coverAlt: 'Quyosh bilan termometr orasidagi telefon, undan issiq koʻtarilmoqda',
  body: `
Telefonda ventilyator yoʻq. U issiqni korpusiga, korpus esa havoga va qoʻlingizga oʻtkazadi. Shuning uchun koʻp ishlaganda iliq boʻladi, bu tabiiy. Qoʻlda ushlab turish noqulay boʻlsa, ogohlantirish chiqsa, telefon sekinlashsa, ekranni xiralashtirsa yoki quvvatlanmay qoʻysa, demak, u haddan tashqari qizigan.

## Telefonni soviting

:::steps
# Qizdirayotgan ishni toʻxtating
Telefonni quvvatlagichdan uzing, oʻyin, kamera yoki navigatsiyani yoping, internet tarqatishni oʻchiring.

# Gʻilofni yeching
Qalin gʻilof issiqni ichida ushlab turadi.

# Soyaga oling
Havo aylanib turgan joy eng yaxshisi: ventilyator oldi yoki tosh pol. Odatda oʻn daqiqa yetadi.

# Tegmay turing
Ekranni oʻchiring, telefon juda qizigan boʻlsa, parvoz rejimini yoqing.
:::

:::warning
Telefonni hech qachon muzlatkichda, muzlatish kamerasida yoki muz bilan sovitmang. Havodagi namlik uning ichida suvga aylanadi. [Telefon ichidagi suv](article:phone-fell-in-water) issiqdan yomonroq.
:::

## Sababini toping

- **Quvvatlanayotganda.** Karavot kabi yumshoq joy issiqni chiqarmaydi. Yeyilgan kabel yoki mos kelmaydigan quvvatlagich qizishni kuchaytiradi. Boshqa kabel va quvvatlagichni sinab koʻring.
- **Avtomobilda.** Old oynadan tushgan quyosh, navigatsiya, quvvatlash va eng yuqori yorugʻlik birga kelsa, hech bir telefon sovib ulgurmaydi. Uni havo chiqadigan panjara oldiga oʻrnating.
- **Choʻntakda.** Fonda ishlayotgan ilova. “Sozlamalar”, “Batareya” boʻlimida qaysi biri tepada turganini koʻring.
- **Yangilanishdan keyin.** Bir-ikki kun telefon suratlarni tartiblaydi va ilovalarni tayyorlaydi. Bu oʻzi oʻtib ketadi.
- **Signal kuchsiz boʻlganda.** Telefon aloqaga koʻproq quvvat sarflaydi. Imkon bor joyda Wi-Fi ishlating.

## Qachon ustaga koʻrsatish kerak

Telefon ishlatilmay turib qizisa, issiq bitta kichik nuqtadan chiqsa yoki orqasi boʻrtsa, uni olib keling. Shishgan batareyani quvvatlash ham, bosish ham mumkin emas.

Hammasi joyidadek koʻrinsa ham, yuqori harorat batareya umrini qisqartiradi. Yana nima yordam berishi [Telefon batareyasi yillab xizmat qilishi uchun](article:make-your-phone-battery-last) maqolasida yozilgan.
`,
}
