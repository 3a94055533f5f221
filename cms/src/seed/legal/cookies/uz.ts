import type { LegalText } from '../legal-text'

export const uz: LegalText = {
  title: 'Kuki fayllari siyosati',
  body: `
:::warning
Namoyish uchun namunaviy matn. Aster, Kite va Solis guruhi oʻylab topilgan. Sayt haqiqiy mijozlarga xizmat koʻrsatishidan oldin yurist bu sahifani almashtirishi kerak.
:::

Kuki fayli — sayt brauzeringizda qoldiradigan va keyin yana oʻqiydigan kichik yozuv. Bu sahifada shu sayt u yerda nima qoldirishi yozilgan.

## Doim kerak boʻladiganlari

- **Hisobga kirganingiz.** Kirganingizdan keyin kuki fayli siz chiqquncha buni eslab turadi. Uni skriptlar oʻqiy olmaydi.
- **Kuki fayllari haqidagi tanlovingiz**, qayta soʻramasligimiz uchun.
- **Siz yopgan banner** besh daqiqa yopiq turadi. Buni brauzerning oʻzi eslab turadi va bizga yubormaydi.
- Hisobga kirgan boʻlsangiz, **sahifa tepasidagi ismingiz**. Uni ham brauzerning oʻzi saqlaydi.

Bularsiz sayt har bir sahifada oldingisida nima qilganingizni unutgan boʻlar edi.

## Roziligingiz kerak boʻladiganlari

Ayrim mamlakatlarda qaysi sahifalar foydali ekanini koʻrish uchun tahlil xizmati yordamida tashriflarni sanaymiz. Qonun rozilikni talab qiladigan joyda, masalan Rossiyada, bu faqat “Barchasini qabul qilish” tugmasini bossangiz boshlanadi. “Barchasini rad etish” tugmasidan keyin hech narsa sanalmaydi, saytdagi hamma narsa avvalgidek ishlaydi.

## Nimadan foydalanmaymiz

Reklama tarmoqlarining va sizni boshqa saytlarda kuzatadigan kuki fayllari yoʻq. Bu yerdagi reklamalar oʻzimizniki.

## Fikringiz oʻzgarsa

:::steps
# Brauzer sozlamalarini oching
“Maxfiylik” yoki “Sayt sozlamalari” boʻlimini toping.

# Bu saytning maʼlumotlarini oʻchiring
Shu yerda aytilgan hamma narsa oʻchadi. Keyin hisobdan ham chiqqan boʻlasiz.

# Qaytadan tanlang
Rozilik soʻraydigan joylarimizda savol keyingi tashrifingizda yana chiqadi.
:::

## Savollar

Maʼlumotlar bilan yana nima qilishimiz [maxfiylik siyosatida](page:policy/privacy) yozilgan. Biz bilan [aloqa sahifasi](page:contact) orqali bogʻlanasiz.
`,
}
