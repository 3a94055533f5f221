import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const uz: FaqTextsOf<typeof topic> = {
  'how-long-does-a-repair-take': {
    question: 'Taʼmir qancha davom etadi?',
    answer: `
Odatda taʼmir boshlangan kundan 3–7 ish kuni. Bu muddat maʼlumot uchun: bayramlarda va qismni buyurtma qilish kerak boʻlganda u choʻziladi. Taxminiy tayyor boʻlish kuni [taʼmir holati sahifasida](page:repair-status) koʻrinadi.

Baʼzi taʼmirlar siz kutib turganingizda, taxminan 2 soatlik tezkor taʼmir sifatida bajariladi. Bu nosozlikka, qism bor-yoʻqligiga va sizdan oldin necha kishi turganiga bogʻliq. Qurilmani topshirayotganda soʻrang.

:::hint
Ish kuni ertalab keling. Navbat haftaning oxirgi va birinchi ish kunlarida eng uzun boʻladi.
:::
`,
  },
  'what-does-a-repair-cost': {
    question: 'Taʼmir qancha turadi va narxini qachon bilaman?',
    answer: `
Hali hech narsa qilinmasdan oldin bilasiz. Hisob-kitobda qism narxi va ish haqi alohida yoziladi, rozi boʻlish yoki boʻlmaslik sizning ixtiyoringizda.

Taxminan chamalab olish uchun [qism narxiga](page:spare-parts-price) qarang: mahsulot, brend, seriya va modelni tanlasangiz, qism narxi, ish haqi va ikkalasining jamini koʻrasiz. Bular taxminiy narxlar. Usta qurilmani koʻrib, hisob-kitob tuzadi, hal qiluvchisi shu.

Kafolat muddati ichida material va yigʻishdagi nuqsonlar bepul tuzatiladi. Avval [kafolatni tekshiring](page:warranty-check) va [ekran himoyangiz](page:protection) bor-yoʻqligiga qarang.
`,
  },
  'what-to-bring-to-a-repair': {
    question: 'Qurilmani topshirgani borganda nimalarni olib boraman?',
    answer: `
:::steps
# Qurilma, biroz quvvati bilan
Usta faqat yonadigan qurilmani sinab koʻra oladi. Nosozlik quvvatlashda boʻlsa, quvvatlagich va kabelni ham oling.

# Chek, bor boʻlsa
Xarid sanasi aniq boʻlmaganda asqotadi. Ayrim qurilmalarning qutisidagi karta bilan sizni navbatsiz qabul qilishadi.

# Saqlab qoʻyilgan maʼlumotlar
[Maʼlumotlaringizni saqlang](article:back-up-phone-before-repair), SIM-karta va xotira kartasini chiqarib oling.

# Hisob va kodlar
Hisobingizdan chiqing yoki qurilma qulfini oʻzingiz ochib berishga tayyor turing. Buyurtmaga hech qachon kod yozmang.
:::

Gʻilof va himoya oynasini uyda qoldiring: ular oson yoʻqoladi va ishga xalaqit beradi.
`,
  },
  'how-to-track-a-repair': {
    question: 'Taʼmirim qaysi bosqichdaligini qanday bilaman?',
    answer: `
[Taʼmir holati sahifasini](page:repair-status) oching va quyidagi ikkitadan birini kiriting:

- **buyurtma raqami**: u qurilmani topshirganda olgan qogʻozingizda yozilgan;
- **telefon raqami**: siz qoldirgan raqam, boshida xalqaro kod bilan, masalan \`+234\`, chiziqcha va raqam.

Holatni soʻz bilan, masalan “Taʼmirlanmoqda” yoki “Tugadi” deb koʻrasiz, har bir bosqich qachon boshlangani ham yozilgan. Hech narsa topilmasa, avval raqamlarni, keyin telefon raqamini tekshiring: u buyurtmadagi raqam boʻlishi kerak. Baribir chiqmasa, [biz bilan bogʻlaning](page:contact), buyurtma qoʻlingizda boʻlsin.
`,
  },
  'will-my-data-be-erased': {
    question: 'Taʼmirda maʼlumotlarim oʻchib ketadimi?',
    answer: `
Oʻchib ketishi mumkin. Baʼzi nosozliklarda qurilmani zavod holatiga qaytarish kerak boʻladi, asosiy plata almashtirilsa, maʼlumotlar ham u bilan ketadi. Ikkala holda ham avval sizdan soʻraymiz. Zaxira nusxa boʻlmasa, qurilmadagi narsalarni qaytarib boʻlmaydi, shuning uchun nosozlik kichik boʻlsa ham, topshirishdan oldin [maʼlumotlaringizni saqlang](article:back-up-phone-before-repair).

Ustalar surat, xabar va hisoblaringizni ochmaydi, hisobingiz parolini hech kim soʻramaydi. Qurilmangizda taʼmirlash rejimi boʻlsa, uni yoqing: u maʼlumotlaringizni yashirib, boʻsh foydalanuvchini koʻrsatadi. Barcha qoidalar [Taʼmirda maʼlumotlaringiz bilan qanday ishlaymiz](article:how-we-treat-your-data-in-a-repair) maqolasida.
`,
  },
  'can-my-phone-be-picked-up': {
    question: 'Telefonimni uydan olib ketib, qaytarib olib kelishadimi?',
    answer: `
Ayrim shaharlarda ha. Kuryer orqali taʼmirlashda siz kuryer chaqirasiz, u qurilmani olib ketadi, keyin qurilma taʼmirlanadi. Mamlakatingizda bunday shaharlar boʻlsa, ular [sotuvdan keyingi xizmat sahifasida](page:after-sales) koʻrsatilgan.

:::steps
# Kuryer chaqiring
Manzil, vaqt va nosozlikni yozib qoldiring. Buyurtma raqamini olasiz.

# Oʻrang
Maʼlumotlaringizni saqlang, qurilmani oʻchiring, kartalarni chiqaring va uni qimirlamaydigan qilib oʻrang.

# Kuzating
[Taʼmir holati](page:repair-status) qurilma qachon olib ketishni kutayotganini, qachon yoʻldaligini va qachon taʼmirlanayotganini koʻrsatadi.
:::

Biror narsa uchun toʻlash kerak boʻlsa, servis markazidagi kabi, avval hisob-kitob olasiz.
`,
  },
  'can-i-book-a-repair-time': {
    question: 'Taʼmirga oldindan yozilsa boʻladimi?',
    answer: `
Onlayn yozilish bor joyda uni [taʼmirga yozilish](page:repair-appointment) sahifasidan yoki [servis markazlari qidiruvida](page:service-center) har bir natija yonidagi “Hozir yoziling” tugmasidan topasiz. Markaz, kun va vaqtni tanlang, nosozlikni bir necha soʻz bilan yozing.

Yozilgan boʻlsangiz, oʻsha vaqtda sizni kutib turishadi. Lekin bu taʼmir qancha davom etishini bildirmaydi: u nosozlik va qismga bogʻliq.

Mamlakatingizda onlayn yozilish boʻlmasa, ish vaqtida yozilmasdan keling. Uzoq yoʻlga chiqishdan oldin markazga qoʻngʻiroq qilib, qism bor-yoʻqligini soʻrab olgan maʼqul.
`,
  },
  'the-fault-came-back': {
    question: 'Taʼmirdan keyin oʻsha nosozlik qaytalandi. Endi nima qilaman?',
    answer: `
Qurilma va birinchi taʼmir buyurtmasi bilan yana keling. Taʼmirdan koʻp oʻtmay qaytalangan nosozlik birinchi navbatda koʻriladi. U qachon paydo boʻlishini yozib oling, imkon boʻlsa, qisqa video oling: ahyon-ahyonda chiqadigan nosozlikni usta stolida topish qiyin.

Yoʻlga chiqishdan oldin eski nosozlikka oʻxshab koʻrinadigan ikki narsani tekshiring:

- gʻilof yoki himoya oynasi datchikni toʻsib yoki tugmani bosib turgan boʻlishi mumkin;
- sabab taʼmirdan keyin oʻrnatilgan ilovada boʻlishi mumkin. Qurilmada xavfsiz rejim boʻlsa, uni shu rejimda qayta ishga tushiring va nosozlik qoladimi-yoʻqmi, qarang.

Iltimos, [taʼmirni ham baholang](article:rate-your-repair): qaytalangan nosozlik haqida bilish biz uchun eng muhimi.
`,
  },
}
