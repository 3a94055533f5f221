import type { ArticleText } from '../article'

export const uz: ArticleText = {
  title: 'Taʼmir qanday boradi, bosqichma-bosqich',
  summary:
    'Birinchi savoldan telefon qoʻlingizga qaytguncha: nimalar boʻladi, qancha vaqt ketadi va qaysi qarorlarni siz qilasiz.',
  coverAlt: 'Ish stolida ochilgan telefon, uning orqa qopqogʻi, buragich va vintlar',
  body: `
Koʻpchilik telefonini bir necha yilda bir marta taʼmirlatadi va nimani kutishni bilmaydi. Carelane xizmatida taʼmir quyidagicha boradi, toʻrtta masalada qarorni siz qilasiz.

:::steps
# Kafolatni tekshiring
[Kafolatni tekshirish](page:warranty-check) sahifasi telefoningiz kafolatda yoki yoʻqligini bir zumda aytadi. Buning uchun telefonning [IMEI](article:find-your-imei-number) raqami kerak.

# Maʼlumotlaringizni saqlang
Taʼmirda zavod holatiga qaytarish kerak boʻlishi mumkin. [Maʼlumotlaringizni saqlang](article:back-up-phone-before-repair), SIM-karta va xotira kartasini chiqarib oling va hisobingizdan chiqing.

# Qurilmani topshiring
Qurilmani, bor boʻlsa, chekni, nosozlik quvvatlashga bogʻliq boʻlsa, quvvatlagichni ham olib keling. Nima va qachon boʻlganini ayting. Raqami bor buyurtma olasiz: uni saqlab qoʻying, shu raqam bilan taʼmir holatini istalgan vaqtda bilib olasiz.

# Hisob-kitobni oling
Usta qurilmani tekshiradi. Biror narsa uchun toʻlash kerak boʻlsa, avval narxini bilasiz, qism va ish haqi alohida. Ha yoki yoʻq deysiz.

# Taʼmir tugashini kuting
Odatdagi muddat taʼmir boshlangan kundan 3–7 ish kuni. Bu faqat maʼlumot uchun, bayramlarda u choʻziladi. Qism yetishmasa, sizga xabar beramiz.

# Sinab koʻrib, olib keting
Nima buzilgan boʻlsa, ketmasdan oldin oʻshani sinab koʻring: qoʻngʻiroq qiling, suratga oling, quvvatlab koʻring. Buyurtmadagi IMEI raqamini telefondagisi bilan solishtiring.
:::

## Nimalarni siz hal qilasiz

- Narxni bilgach, taʼmirlash yoki taʼmirlamaslikni.
- Telefondagi maʼlumotlarni oʻchirishga rozi boʻlish-boʻlmaslikni.
- Boshqa nosozlik topilsa, nima qilishni: davom etishdan oldin sizdan soʻraymiz.
- Almashtirilgan qismni olib ketish-ketmaslikni, kafolat boʻyicha u markazda qolishi shart boʻlmasa.

:::hint
Ayrim qurilmalar qutisidagi karta bilan servis markazida navbatsiz qabul qilinasiz. Kelganingizda uni koʻrsating.
:::

## Nosozlik yoʻqolmasa

Buyurtma bilan yana keling. Taʼmirdan keyin tez orada oʻsha nosozlik qaytalansa, u birinchi navbatda qayta koʻriladi. Yaxshimi, yomonmi, qanday boʻlganini bizga ayting: har bir bahoni biror narsani oʻzgartira oladigan odamlar oʻqiydi.

## Televizor va yirik maishiy texnika

Televizor, kir yuvish mashinasi yoki muzlatkich koʻpincha uyingizda taʼmirlanadi. Yorliqdagi model va seriya raqamini tayyorlab qoʻying, qurilmaga boradigan yoʻlni boʻshating va usta uni sinab koʻrayotganda yonida boʻling.
`,
}
