import type { LegalText } from '../legal-text'

export const uz: LegalText = {
  title: 'Maxfiylik siyosati',
  body: `
:::warning
Namoyish uchun namunaviy matn. Aster, Kite va Solis guruhi oʻylab topilgan. Sayt haqiqiy mijozlarga xizmat koʻrsatishidan oldin yurist bu sahifani almashtirishi kerak.
:::

Bu sahifada siz haqingizdagi qaysi maʼlumotlardan nima uchun foydalanishimiz va bizdan nimani soʻrashingiz mumkinligi yozilgan.

## Kim javobgar

Carelane, yaʼni Aster, Kite va Solisning sotuvdan keyingi xizmati. Mamlakatingiz uchun manzil, ishonch telefoni va elektron pochta har bir sahifaning pastida turadi.

## Nimadan va nima uchun foydalanamiz

- **Maʼlumot topish uchun.** Siz kiritgan IMEI, seriya raqami yoki buyurtma raqami faqat shu javob uchun ishlatiladi. U saqlanmaydi va sahifa manziliga tushmaydi.
- **Taʼmirlash uchun.** Buyurtmada ismingiz, siz bilan bogʻlanish yoʻli, qurilma va uning raqami, nosozlik, qismlar va sanalar bor.
- **Sizni yozib qoʻyish yoki sizga javob berish uchun.** Ismingiz, telefon raqamingiz yoki elektron pochtangiz va bizga yozganlaringiz.
- **Himoya rejasini sotish uchun.** Hisoblar provayderidagi hisobingiz, ismingiz va telefon raqamingiz, IMEI va toʻlov holati. Karta maʼlumotlari bizga emas, toʻlov xizmatiga boradi.
- **Telefon qulfini ochish uchun.** Ariza soʻraydigan shaxsni tasdiqlovchi hujjat va chek suratlari. Ularni faqat arizani koʻrib chiqadigan xodimlar koʻradi.
- **Sayt xavfsizligi uchun.** Tashriflarning texnik yozuvlari, ulardagi qurilma va telefon raqamlari oʻqib boʻlmaydigan qilingan.

## Nima qilmaymiz

Maʼlumotlarni sotmaymiz. Topshirgan qurilmangiz ichidagi narsalarga qaramaymiz. Parol soʻramaymiz.

## Maʼlumotlarni yana kim oladi

Qurilmangizni taʼmirlaydigan servis markazi, buyurtma qilsangiz, yetkazib berish xizmati, toʻlov qilsangiz, toʻlov xizmati. Har biri faqat oʻz ishiga keraklisini oladi.

## Qancha saqlaymiz

Yuqoridagi maqsadlar uchun qancha kerak boʻlsa va mamlakatingiz qonuni taʼmir va toʻlovlar haqidagi yozuvlarni qancha saqlashni talab qilsa, shuncha. Keyin oʻchiriladi.

## Nimani soʻrashingiz mumkin

Siz haqingizda nima saqlanayotganini soʻrashingiz, xatolarni tuzattirishingiz, endi kerak boʻlmagan maʼlumotlarni oʻchirtirishingiz va ulardan foydalanishga eʼtiroz bildirishingiz mumkin. Bizga [aloqa sahifasi](page:contact) orqali yozing. Mamlakatingizdagi maʼlumotlarni himoya qilish idorasiga shikoyat qilishingiz ham mumkin.

## Kuki fayllari

Bu sayt brauzeringizda nimani saqlashi [kuki fayllari siyosatida](page:policy/cookies) yozilgan.

## Oʻzgarishlar

Bu sahifa oʻzgarsa, yangi matn qaysi kundan amal qilishi yuqorida koʻrsatiladi.
`,
}
