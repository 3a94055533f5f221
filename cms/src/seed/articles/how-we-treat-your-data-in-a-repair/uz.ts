import type { ArticleText } from '../article'

export const uz: ArticleText = {
  title: 'Taʼmirda maʼlumotlaringiz bilan qanday ishlaymiz',
  summary:
    'Telefonga hayotning yarmi sigʻadi. Usta nimani koʻrishi mumkin, nimani hech qachon qilmaydi va oʻzingiz nima qila olasiz.',
  coverAlt: 'Kontaktlar koʻrinib turgan telefon bilan suratlar solingan jild oʻrtasida katta qulf',
  body: `
Telefonini topshirgan odam suratlari, yozishmalari va bank ilovalarini ham topshiradi. Ular bilan nima boʻlishini bilishingiz kerak. Carelane bajaradigan har bir taʼmirda quyidagi qoidalar amal qiladi.

## Nimalarni hech qachon qilmaymiz

- Surat, xabar va kontaktlarga ham, brauzeringiz tarixiga ham qaramaymiz.
- Qurilmangizdagi maʼlumotlardan nusxa olmaymiz.
- Hisob, bank yoki pochta parolini soʻramaymiz.
- Taʼmirga kerak boʻlmagan hech narsani oʻrnatmaymiz.

## Ustaga nima kerak

Baʼzi tekshiruvlar uchun telefon qulfi ochiq boʻlishi kerak: sensor, kameralar, mikrofon, quvvatlash, tarmoq. Buning uchun uch yoʻldan biri kifoya.

:::steps
# Maʼlumotlarni oʻzingiz oʻchirasiz
Telefon hali ishlasa, eng yaxshi yoʻl shu. Avval [maʼlumotlaringizni saqlang](article:back-up-phone-before-repair), keyin telefonni sozlamalar orqali zavod holatiga qaytaring.

# Taʼmirlash rejimini yoqasiz
Ayrim telefonlarda maʼlumotlaringizni yangi, boʻsh foydalanuvchi ortiga yashiradigan rejim bor. Sozlamalarda “taʼmirlash rejimi” yoki “xizmat rejimi” deb qidiring.

# Qulfni oʻzingiz ochasiz
Telefonni topshirayotganda va olib ketayotganda qisqa sinov tugaguncha kutib turib, kodni oʻzingiz kiritishingiz mumkin.
:::

:::warning
Kodingizni hech qachon buyurtmaga yozmang, xabar bilan ham yubormang. Xizmatimizdan hech kim hisobingiz parolini soʻramaydi, buning uchun qoʻngʻiroq ham qilmaydi. Kimdir soʻrasa, goʻshakni qoʻying va sahifa pastidagi ishonch telefoniga qoʻngʻiroq qiling.
:::

## Xotirasi bor qism almashtirilsa

Koʻpchilik telefonlarda maʼlumotlar asosiy platada saqlanadi. Plata almashtiriladigan boʻlsa, maʼlumotlar ham u bilan ketadi; buni oldindan aytamiz, qarorni siz qilasiz. Almashtirilgan platalar ishlatsa boʻladigan holatda hech kimga berilmaydi.

## Telefondagi maʼlumotlar oʻchirilsa

Baʼzi nosozliklarda zavod holatiga qaytarish taʼmirning bir qismidir. Avval sizdan soʻraymiz. Zaxira nusxa boʻlmasa, telefondagi maʼlumotlarni qaytarib boʻlmaydi va biz buning uchun javobgar boʻla olmaymiz. Shuning uchun oldindan yarim soat vaqt ajrating.

## Nimalarni saqlaymiz

Buyurtmada taʼmirga kerakli maʼlumotlar yoziladi: ismingiz va siz bilan bogʻlanish yoʻli, IMEI yoki seriya raqami, nosozlik, qismlar va sanalar. Siz haqingizda nima saqlanganini soʻrashingiz va xatolarni tuzattirishingiz mumkin. Buning tartibi sahifa pastidagi “Maxfiylik siyosati” boʻlimida yozilgan.

Kimdir bu qoidalarga amal qilmagandek tuyulsa, ishonch telefoni orqali yoki taʼmirni baholayotganda bizga ayting.
`,
}
