import type { LegalText } from '../legal-text'

export const uz: LegalText = {
  title: 'Foydalanish shartlari',
  body: `
:::warning
Namoyish uchun namunaviy matn. Aster, Kite va Solis guruhi oʻylab topilgan. Sayt haqiqiy mijozlarga xizmat koʻrsatishidan oldin yurist bu sahifani almashtirishi kerak.
:::

Bu shartlar saytdan har safar foydalanganingizda amal qiladi. Ular toʻlaydigan pulingizga hech narsa qoʻshmaydi va qonun bergan huquqlaringizdan hech narsani olib qoʻymaydi.

## Sayt nima uchun

Kafolatni tekshirish, taʼmirni kuzatish, servis markazini topish, qismlar narxini bilish, maslahat va qoidalarni oʻqish hamda himoya rejalarini sotib olish mumkin. Koʻpi uchun hisob kerak emas.

## Javoblar nimani anglatadi

- Qism va ish haqi **narxlari** taxminiy. Servis markazi taʼmirdan oldin aytgan narx amal qiladi.
- **Muddatlar** maʼlumot uchun. Taʼmir odatda boshlangan kundan 3–7 ish kuni oladi, bayramlarda u choʻziladi.
- **Kafolat tekshiruvi** qurilma haqida saqlanganini koʻrsatadi. Nosozlik qoplanishini koʻrikdan keyin, mamlakatingizdagi [xizmat qoidalariga](page:service-policy) koʻra hal qilishadi.
- **Maslahatlar** puxta yozilgan. Faqat ishonchingiz komil boʻlgan ishni bajaring, shishgan batareya va ochilgan texnikani ustaga qoldiring.

## Sizdan nima soʻraymiz

- Faqat oʻzingizniki boʻlgan yoki soʻrashga haqqingiz bor qurilmalarning raqamini kiriting.
- Saytga dastur orqali koʻplab soʻrov yubormang va uning himoyasini aylanib oʻtishga urinmang.
- Haqiqiy hujjatlarni bering. Soxta hujjatli ariza rad etiladi.

## Himoya rejasini sotib olish

Reja, muddati, shartlari va jami summani toʻlovdan oldin koʻrasiz. Shartnoma toʻlov tasdiqlanganda kuchga kiradi. Buyurtmani “Mening buyurtmam” boʻlimidan topasiz, uni shartlariga koʻra oʻsha yerda bekor qilish ham mumkin. Har bir reja bitta telefonga bir marta beriladi.

## Matn va rasmlar

Bu saytdagi matn, rasm va nomlar guruhga tegishli. Ularni oʻzingiz uchun, manbasini koʻrsatib, oʻqish, chop etish va ulashish mumkin.

## Biror narsa notoʻgʻri ketsa

Sayt ishlab turishi uchun qoʻlimizdan kelganini qilamiz va xatolardan xabar topsak, ularni tuzatamiz. Qonun javobgarligimizni cheklashni taqiqlagan hollarda bu yerdagi hech narsa uni cheklamaydi.

## Qonun va nizolar

Saytning qaysi mamlakat boʻlimidan foydalansangiz, oʻsha mamlakat qonuni va u bergan isteʼmolchi huquqlari amal qiladi. Avval bizga [aloqa sahifasi](page:contact) orqali ayting: koʻp narsani oʻsha yerda hal qilish mumkin.

## Oʻzgarishlar

Bu shartlar oʻzgarsa, yangi matn qaysi kundan amal qilishi yuqorida koʻrsatiladi. Buyurtmalar uchun buyurtma berilgan kundagi shartlar amal qiladi.
`,
}
