import type { ArticleText } from '../article'

export const uz: ArticleText = {
  title: 'Kafolatni IMEI orqali onlayn tekshiring',
  summary:
    'Telefoningiz kafolati qachongacha va qaysi mamlakatda amal qiladi? 15 ta raqamni kiriting va javobni oʻqing. Hisob ham, chek ham kerak emas.',
  coverAlt: 'Qalqon va tasdiq belgisi tushirilgan telefon, yonida bir kuni belgilangan taqvim',
  body: `
“Telefonim hali kafolatdami?” Servis markazlarimizda eng koʻp shu savol beriladi. Endi javobni oʻzingiz bilib olasiz: [kafolatni tekshirish](page:warranty-check) uchun telefoningizning IMEI raqami kifoya.

:::steps
# IMEI raqamini toping
Telefonda \`*#06#\` tering. Telefon yonmasa, boshqa yoʻllarini [IMEI raqamini topish](article:find-your-imei-number) maqolasida oʻqing.

# Uni kiriting
Boʻsh joy va chiziqchalarning ahamiyati yoʻq. Raqam ikkita boʻlsa, birinchisini oling.

# Javobni oʻqing
U eng tepada soʻz bilan yozilgan, yonida kafolat tugaydigan sana ham bor. Brend, model va faollashtirish pastroqda koʻrsatilgan.
:::

## Javoblar nimani anglatadi

- **Kafolatda.** Material va yigʻishdagi nuqsonlar koʻrsatilgan sanagacha qoplanadi.
- **Kafolat amal qilmaydi.** Telefonni pullik taʼmirlash mumkin. Qaror qilishdan oldin hisob-kitob soʻrang.
- **Boshqa mamlakatdan joʻnatilgan.** Telefon boshqa bozor uchun ishlab chiqarilgan. Kafolati oʻsha yerda amal qiladi, siz tekshirgan mamlakatda emas.
- **Qurilma faollashtirilmoqda.** Yangi telefon SIM-karta solinib, maʼlum vaqt internetga ulangandan keyin oʻzi faollashadi. Kafolat kartasi faollashtirilgandan 24 soat keyin koʻrinadi.
- **Bunday IMEI mavjud emas.** Raqamma-raqam solishtiring. Koʻpincha ikkita raqamning oʻrni almashib qolgan boʻladi.
- **Telefon sotib olingan mamlakatda tekshiring.** Tekshiruv siz qaysi mamlakatdan soʻrayotganingizga qaraydi. Telefon olingan mamlakat boʻlimini tanlang yoki VPNni oʻchiring.
- **Sotuvchiga murojaat qiling.** Bu holda javobni telefonni sotgan doʻkon biladi.

## Tekshiruv nimani hal qilmaydi

U muddatni aytadi. Taʼmir kafolatga kirish-kirmasligi esa nosozlikka bogʻliq: tushish, suyuqlik yoki qurilmani ochish oqibatidagi shikast odatda kafolatga kirmaydi, batareyaning eskirishi esa tabiiy yeyilishdir. Shuning uchun avval usta telefonni koʻradi, keyin narx boʻyicha javob olasiz.

:::hint
Natijaning ekran suratini oling yoki sanani yozib qoʻying. Telefon keyin yonmay qolsa, u qoʻlingizda boʻladi.
:::

## Raqamingiz faqat sizniki

Tekshiruv hech kimning ismini saqlamaydi va hisobga kirishni soʻramaydi. U qurilmaga tegishli maʼlumotni koʻrsatadi, egasi kimligini esa hech qachon koʻrsatmaydi.

Muddat tugay deb qolgan boʻlsa va telefonda biror muammo sezsangiz, kutmang: nimani olib kelish kerakligi [Taʼmir qanday boradi](article:how-a-repair-goes) maqolasida yozilgan.
`,
}
