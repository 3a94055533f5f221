import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const uz: FaqTextsOf<typeof topic> = {
  'do-i-need-an-account': {
    question: 'Bu saytdan foydalanish uchun hisob kerakmi?',
    answer: `
Koʻp narsa uchun kerak emas. Hisobsiz kafolatni tekshirish, taʼmirni kuzatish, servis markazini topish, qism narxini bilish, qismni tekshirish, drayverlarni yuklab olish va hamma narsani oʻqish mumkin.

Hisobga quyidagilar uchun kirasiz:

- telefon uchun himoya sotib olish va haqini toʻlash,
- buyurtmalaringiz va faollashtirishlar tarixini koʻrish yoki buyurtmani bekor qilish,
- telefon qulfini ochish uchun ariza berish va uni kuzatish.

Bu guruhning umumiy hisobi, u telefoningizda allaqachon bor boʻlishi mumkin. Hisobdan chiqqaningizda maʼlumotlaringiz shu brauzerdan oʻchiriladi. Telefon yoki kompyuter sizniki boʻlmasa, albatta chiqing.
`,
  },
  'i-cannot-log-in': {
    question: 'Hisobga kira olmayapman yoki yana chiqib qolyapman. Nima qilish mumkin?',
    answer: `
Kirish hisoblar provayderi sahifasida bajariladi, u sizni shu yerga qaytaradi. Qaytib kelsangiz-u, hali ham kirmagan boʻlsangiz, sabab koʻpincha brauzerda.

:::steps
# Saqlashga ruxsat bering
Maxfiy oynalar va qattiq bloklovchilar kirishni darhol unutadi. Bu saytga maʼlumot saqlashga ruxsat bering.

# Soatni toʻgʻrilang
Sana notoʻgʻri boʻlsa, har qanday kirish yaroqsiz boʻladi. Qurilma vaqtni oʻzi belgilasin.

# Qaytadan kiring
Bu saytning boshqa oynalarini yoping, hisobdan chiqing va yana urinib koʻring.
:::

Unutilgan parol provayder sahifasida tiklanadi. Xizmatimiz uni koʻrmaydi va hech qachon soʻramaydi. Hali ham boʻlmayaptimi? [Bizga murojaat qiling](page:contact) va qaysi qadamda toʻxtab qolayotganini ayting.
`,
  },
  'rate-a-repair': {
    question: 'Taʼmirni qanday va qachongacha baholayman?',
    answer: `
Buyurtmadan keyin 3 oy ichida. Baholash [taʼmir holati sahifasida](page:repair-status), tugagan taʼmiringiz yonida turadi.

Toʻrt narsaga birdan beshgacha yulduz qoʻyasiz: markazdagi sharoit, xodimlar muomalasi, xizmat samaradorligi va taʼmir sifati. Keyin xizmatni tavsiya qilish ehtimolingizni belgilaysiz. Past baho qoʻysangiz, sababi soʻraladi, masalan uzoq navbat, yetishmagan qism yoki baland narx; mosini bosing.

Yozganlaringizning hammasi oʻqiladi. Ular bilan nima qilinishi [nimanidir oʻzgartiradigan ikki daqiqa](article:rate-your-repair) haqidagi maqolada. Nosozlik hali ham bor boʻlsa, bahoga javob kutmang, buyurtma bilan yana keling.
`,
  },
  'appeal-for-unlocking': {
    question: 'Telefonim qulflangan. Qulfni ochish uchun qanday ariza beraman?',
    answer: `
[Qulfni ochish arizasini](page:phone-unlocking-appeal) oching va quyidagilarni aniq suratlari bilan tayyorlab qoʻying:

- shaxsingizni tasdiqlovchi hujjat va uning raqami,
- telefon cheki va uning raqami,
- IMEI 1, \`*#06#\` terganda chiqqani yoki qutida yozilgani,
- soʻralsa, bortga chiqish taloni va reys raqami.

Suratlarda toʻrtala cheti ham koʻrinsin, yaltirash boʻlmasin. Bundan tashqari, yaqin doʻkonni tanlaysiz va saytga qayerdaligingizni koʻrishga ruxsat berasiz.

Arizangiz 7 ish kuni ichida koʻrib chiqiladi. Uni “Mening arizalarim” boʻlimida koʻring: u yerda holat va izoh turadi, xato joyini tuzatish ham mumkin.
`,
  },
  'appeal-needs-my-location': {
    question: 'Arizada joylashuv maʼlumotini olib boʻlmadi deb chiqyapti. Bunga qanday ruxsat beraman?',
    answer: `
Arizani toʻldirayotganda qayerdaligingiz maʼlum boʻlishi kerak. Bir marta “Bloklash” tugmasini bosgan boʻlsangiz, brauzer qayta soʻramaydi. Uni shunday oʻzgartirasiz:

:::steps
# Ariza sahifasini oching
Boshqa ilova ichidagi oynada emas, brauzerning oʻzida.

# Manzil oldidagi belgini bosing
Bu qulf yoki ikkita surgich. “Ruxsatlar” yoki “Sayt sozlamalari” bandini tanlang.

# Joylashuvga ruxsat bering
Bunday band boʻlmasa, “Ruxsatlarni tiklash” tugmasini bosing.

# Sahifani qayta yuklang
Soʻraganda ruxsat bering.
:::

Joylashuv telefonning oʻzida ham, telefon sozlamalarida brauzer uchun ham yoqilgan boʻlishi kerak. Bino ichida bu yarim daqiqa olishi mumkin. Keyin [arizangizga](page:phone-unlocking-appeal) qayting.
`,
  },
  'use-a-referral-code': {
    question: 'Menda taklif kodi bor. Uni qayerga kiritaman?',
    answer: `
[Himoya sotib olayotganda](page:purchase-service), toʻlovdan oldin, kod uchun moʻljallangan maydonga. Kod darhol tekshiriladi, shuning uchun pul yechilmasidan oldin uning amal qilishini bilasiz. Toʻlovdan keyin uni qoʻshib boʻlmaydi.

:::steps
# Hisobga kiring
Kod hisob boʻyicha tekshiriladi.

# Telefon va rejani tanlang
IMEI raqamini kiriting, telefoningizga nima olish mumkinligini koʻrasiz.

# Kodni kiriting
Harf va raqamlarni qanday olgan boʻlsangiz, shunday, boʻsh joysiz yozing.
:::

Qabul qilinmasa, uning muddati tugagan yoki u boshqa mamlakat yoxud reja uchun boʻlishi mumkin. Kodni bergan odamdan soʻrang. Kodsiz ham sotib olaverasiz.
`,
  },
}
