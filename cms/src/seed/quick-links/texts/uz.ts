import type { LinkTexts } from './link-texts'

export const uz: LinkTexts = {
  warrantyCheck: [
    'Kafolatni tekshirish',
    'kafolat, garantiya, гарантия, кафолат, imei, imey, faollashtirish sanasi, kafolat bormi',
  ],
  repairStatus: [
    'Taʼmir holati',
    'tamir, taʼmir, remont, telefonim qayerda, tayyormi, buyurtma raqami, kvitansiya, kuzatish',
  ],
  serviceCenter: [
    'Servis markazini topish',
    'servis, servis markazi, servis sentr, ustaxona, yaqin, manzil, ish vaqti, filial',
  ],
  partPrices: [
    'Ehtiyot qismlar narxi',
    'narx, necha pul, qancha, ekran narxi, batareya narxi, zapchast, ehtiyot qism',
  ],
  brokenScreen: [
    'Singan ekranni taʼmirlash',
    'ekran sindi, singan ekran, yorilgan, ekran almashtirish, shisha, sensor ishlamayapti',
  ],
  phoneRepair: [
    'Telefon taʼmiri',
    'telefon tuzatish, remont, buzildi, quvvat olmayapti, zaryad, batareya, dinamik, kamera, mikrofon, tugma, qizib ketadi',
  ],
  appointment: ['Taʼmirga yozilish', 'yozilish, navbat, band qilish, vaqt, qabul'],
  contact: [
    'Ishonch telefoni va pochta',
    'aloqa, telefon, raqam, qoʻngʻiroq, ishonch telefoni, telegram, whatsapp, pochta, shikoyat',
  ],
  chat: ['Biz bilan suhbat', 'chat, suhbat, operator, yordam, xabar'],
  servicePolicy: [
    'Xizmat qoidalari',
    'qoidalar, kafolat shartlari, nimani qoplaydi, noutbuk kafolati, aksessuar kafolati',
  ],
  protection: ['Himoya rejalari', 'sugʻurta, ekran himoyasi, care+, kafolatni uzaytirish, baxtsiz hodisa'],
  faq: ['Savollar va javoblar', 'savol, javob, yordam, qancha vaqt, nega, muammo, faq'],
  tips: ['Foydali maslahatlar', 'maslahat, qanday, tozalash, sekin, zaryad tez tugaydi, qizish, suv'],
  originalPart: ['Bu ehtiyot qism aslmi?', 'asl, original, soxta, nusxa, seriya raqami, tekshirish'],
  drivers: [
    'Noutbuk drayverlari va qoʻllanmalari',
    'drayver, driver, yuklab olish, skachat, noutbuk, vayfay, qoʻllanma, snid, windows',
  ],
  tvWarranty: ['Televizor kafolati', 'tv, tv kafolati, televizor, televizor kafolati, seriya raqami'],
  airConditioner: [
    'Konditsioner taʼmiri',
    'konditsioner, kondisioner, sovitmayapti, freon, suv tomadi, tozalash',
  ],
  unlockAppeal: [
    'Telefon qulfini ochish arizasi',
    'qulf, qulflangan, blok, razblokirovka, qulfni ochish, posadka taloni',
  ],
}
