import type { LinkTexts } from './link-texts'

export const tr: LinkTexts = {
  warrantyCheck: [
    'Garanti sorgulama',
    'garanti, garenti, imei, imei sorgulama, garanti sorgula, aktivasyon tarihi, garantim var mı',
  ],
  repairStatus: ['Onarım durumu', 'onarım, tamir, takip, telefonum nerede, hazır mı, iş emri, servis takip'],
  serviceCenter: [
    'Servis merkezi bul',
    'servis, yetkili servis, tamirci, yakınımda, adres, çalışma saatleri, şube, yol tarifi',
  ],
  partPrices: [
    'Yedek parça fiyatları',
    'fiyat, ne kadar, ücret, ekran fiyatı, pil fiyatı, batarya, yedek parça, işçilik',
  ],
  brokenScreen: [
    'Kırık ekran onarımı',
    'kırık ekran, ekran kırıldı, ekran değişimi, çatlak, cam, dokunmatik çalışmıyor',
  ],
  phoneRepair: [
    'Telefon onarımı',
    'telefon tamiri, tamir, bozuldu, şarj olmuyor, pil, batarya, hoparlör, kamera, mikrofon, tuş, ısınıyor',
  ],
  appointment: ['Onarım randevusu alın', 'randevu, rezervasyon, sıra, saat, randevu al'],
  contact: [
    'Destek hattı ve e-posta',
    'çağrı hattı, iletişim, telefon, ara, numara, müşteri hizmetleri, whatsapp, e-posta, mail, şikayet, şikâyet',
  ],
  chat: ['Bize yazın', 'sohbet, canlı destek, mesaj, temsilci, yardım'],
  servicePolicy: [
    'Servis koşulları',
    'koşullar, garanti şartları, neyi kapsar, istisnalar, aksesuar garantisi, dizüstü garantisi',
  ],
  protection: ['Koruma planları', 'sigorta, ekran sigortası, ekran koruma, care+, uzatılmış garanti, kaza'],
  faq: ['Sorular ve yanıtlar', 'sss, soru, yardım, ne kadar sürer, neden, sorun'],
  tips: [
    'İpuçları ve püf noktaları',
    'ipucu, nasıl, rehber, temizlik, yavaş, şarj çabuk bitiyor, ısınma, su',
  ],
  originalPart: ['Bu parça orijinal mi?', 'orijinal, orjinal, sahte, çakma, seri numarası, kontrol'],
  drivers: [
    'Dizüstü sürücüleri ve kılavuzları',
    'sürücü, driver, indir, dizüstü, laptop, wifi, kılavuz, snid, windows',
  ],
  tvWarranty: ['TV garantisi', 'tv, televizyon, tv garanti, seri numarası'],
  airConditioner: ['Klima onarımı', 'klima, soğutmuyor, gaz, su akıtıyor, klima temizliği'],
  unlockAppeal: [
    'Telefon kilidi açma başvurusu',
    'kilit, kilitli telefon, kilit açma, kilitlendi, biniş kartı',
  ],
}
