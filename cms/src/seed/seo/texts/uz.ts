import type { SeoTexts } from './seo-texts'

export const uz: SeoTexts = {
  home: [
    'Aster, Kite va Solis xizmati',
    'Kafolatni tekshiring, taʼmirni kuzating, servis markazi va ehtiyot qism narxini toping, telefon, televizor va noutbuklar uchun maslahatlar oʻqing.',
  ],
  about: [
    'Biz haqimizda',
    'Carelane — Aster, Kite va Solisning sotuvdan keyingi xizmati. Qadriyatlarimiz va taʼmirdan nima kutish mumkinligi.',
  ],
  'after-sales': [
    'Sotuvdan keyingi xizmat',
    'Birinchi savoldan taʼmir tugaguncha: telefon, televizor, noutbuk va maishiy texnika uchun xizmatimiz nima qiladi.',
  ],
  'air-conditioner-repair-and-service': [
    'Konditsioner taʼmiri va tozalash',
    'Sovitmayaptimi, suv tomyaptimi, hid chiqyaptimi? Oʻzingiz nimani tekshirasiz va usta uyga qanday keladi.',
  ],
  'broken-screen-service': [
    'Singan ekranni taʼmirlash, bosqichma-bosqich',
    'Avval nima qilish kerak, taʼmir qanday boradi, qancha davom etadi va ekran himoyasi qachon toʻlaydi.',
  ],
  chat: [
    'Mijozlar xizmati bilan suhbat',
    'Taʼmir, kafolat yoki buyurtma haqida yozing. IMEI yoki buyurtma raqami qoʻlingizda boʻlsin.',
  ],
  'choose-your-country-or-region': [
    'Mamlakat yoki mintaqani tanlang',
    'Har bir mamlakatning oʻz servis markazlari, ishonch telefoni, narxlari va qoidalari bor. Joyingiz va tilingizni tanlang.',
  ],
  contact: [
    'Aloqa: ishonch telefoni, pochta, suhbat',
    'Mamlakatingiz ishonch telefoniga qoʻngʻiroq qiling, xat yozing yoki suhbat boshlang. Qurilmaning qaysi raqami kerakligini biling.',
  ],
  detail: [
    'Yangiliklar va maslahatlar',
    'Xizmat jamoasining taʼmir, kafolat va telefon, planshet, televizor, noutbuk va maishiy texnika parvarishi haqidagi maqolalari.',
  ],
  'drivers-download': [
    'Noutbuk drayverlari va qoʻllanmalari',
    'Noutbuk drayverlari, foydalanish va oʻrnatish qoʻllanmalarini seriya raqami (SNID) yoki model boʻyicha yuklab oling.',
  ],
  'exclusive-service': [
    'Care+ telefon himoyasi',
    'Mamlakat va telefoningizni tanlang, mavjud rejalar va narxlarni koʻring, onlayn sotib oling.',
  ],
  faq: [
    'Taʼmir va kafolat: savollar va javoblar',
    'Taʼmir muddati, kafolat, ehtiyot qismlar, himoya rejalari, maʼlumotlar va yuklab olish haqida qisqa javoblar.',
  ],
  news: [
    'Xizmat yangiliklari',
    'Aster, Kite va Solis xizmatidagi yangiliklar va elektronika egalari uchun oʻzgarishlar.',
  ],
  'news-detail': [
    'Xizmat yangiliklari',
    'Yangiliklarimizdan bir maqola: nima yangi va bu siz uchun nimani anglatadi.',
  ],
  'phone-repair': [
    'Telefon taʼmiri: nimalarni tuzatamiz',
    'Batareya, quvvatlash, tugmalar, asosiy plata, ekran, kamera, karnay: nimani va qanday taʼmirlaymiz, telefonni qayerga olib kelasiz.',
  ],
  'phone-repair-services': [
    'Telefon taʼmiri xizmatlari',
    'Tekshiruv, asl qismlar bilan taʼmir, dastur yangilash, maʼlumotlarni asrash: har bir xizmatga nima kiradi.',
  ],
  'phone-unlocking-appeal': [
    'Telefon qulfini ochish arizasi',
    'Telefoningiz qulflanganmi? Xarid hujjati bilan ariza bering. U 7 ish kuni ichida koʻrib chiqiladi.',
  ],
  policy: [
    'Maxfiylik, shartlar va kuki fayllari',
    'Maʼlumotlaringiz bilan qanday ishlaymiz, saytdan foydalanish shartlari va kuki fayllari, sodda tilda.',
  ],
  protection: [
    'Ekran himoyasi va uzaytirilgan kafolat',
    'Ekran shikastlanishidan himoya va uzaytirilgan kafolat nimani qoplaydi, qachon va qanday olinadi, toʻrt bosqichda qanday foydalaniladi.',
  ],
  'purchase-service': [
    'Himoya rejasini onlayn olish',
    'Telefon uchun reja tanlang, onlayn toʻlang; buyurtma va faollashtirishlar bir joyda.',
  ],
  'purchase-service-offline': [
    'Himoya rejasini doʻkondan olish',
    'Reja va yaqin doʻkonni tanlang, buyurtma va faollashtirishni shu yerda kuzating.',
  ],
  'repair-appointment': [
    'Taʼmirga yozilish',
    'Servis markazi, kun va vaqtni tanlab, nosozlikni yozing, shunda kamroq kutasiz.',
  ],
  'repair-status': [
    'Taʼmir holati',
    'Taʼmir qaysi bosqichdaligini buyurtma raqami yoki mamlakat kodi bilan telefon raqami orqali koʻring.',
  ],
  search: [
    'Yordam va xizmat qidirish',
    'Xizmat, javob, yangilik, maslahat va qoidalarni toping. Boshlash uchun ikki harf yetadi.',
  ],
  'service-center': [
    'Yaqin servis markazini topish',
    'Mamlakat, viloyat va shahar yoki soʻz boʻyicha: ish vaqti, telefon, masofa va yoʻl.',
  ],
  'service-manal': [
    'Mahsulot boʻyicha servis qoʻllanmalari',
    'Telefon, televizor, noutbuk va maishiy texnikani oʻrnatish, parvarishlash va dastlabki tekshirish.',
  ],
  'service-manal-detail': [
    'Servis qoʻllanmasi',
    'Xizmatga qoʻngʻiroq qilishdan oldin qurilmani oʻrnatish, parvarishlash va tekshirish.',
  ],
  'service-policy': [
    'Brend boʻyicha xizmat qoidalari',
    'Aster, Kite va Solis kafolati nimani qoplaydi, qancha davom etadi, nimani qoplamaydi, qanday foydalaniladi. Tanlang.',
  ],
  'spare-parts-price': [
    'Ehtiyot qismlar narxi',
    'Modelingiz uchun ekran, batareya yoki asosiy plata qancha turadi: qism, ish haqi va jami, taxminiy narx.',
  ],
  'spare-parts-serial': [
    'Bu ehtiyot qism aslmi?',
    'Ehtiyot qismning seriya raqamini kiriting va u xizmatimizning asl qismi ekanini biling.',
  ],
  survey: [
    'Soʻrovnoma: xizmatimiz qanday',
    'Xizmatimiz haqida bir necha savol. Javoblaringiz nimani yaxshilash kerakligini koʻrsatadi.',
  ],
  tips: [
    'Telefon, televizor va noutbuk maslahatlari',
    'Quvvatlash, qizish, suv, sekinlik, ovoz, tozalash: kichik muammolarni oʻzingiz hal qiling. Taʼmirlovchilar yozgan.',
  ],
  'tips-detail': [
    'Foydali maslahatlar',
    'Bosqichma-bosqich bir maslahat: oʻzingiz nima qila olasiz va qachon usta koʻrishi kerak.',
  ],
  'tv-warranty': [
    'Televizor kafolatini tekshirish',
    'Solis televizori kafolatini seriya raqami bilan tekshiring va nimani qoplashini oʻqing.',
  ],
  'warranty-check': [
    'Kafolatni IMEI boʻyicha tekshirish',
    '*#06# tering, telefon IMEI raqamini kiriting, kafolat bormi va qachongacha, bilib oling.',
  ],
}
