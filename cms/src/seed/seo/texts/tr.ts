import type { SeoTexts } from './seo-texts'

export const tr: SeoTexts = {
  home: [
    'Aster, Kite ve Solis servisi',
    'Garantinizi sorgulayın, onarımınızı izleyin, servis merkezi ve parça fiyatı bulun; telefon, TV, dizüstü bilgisayar ve ev aletleri için ipuçları okuyun.',
  ],
  about: [
    'Hakkımızda',
    'Carelane; Aster, Kite ve Solis’in satış sonrası servisidir. İlkelerimiz ve bir onarımdan ne bekleyebileceğiniz.',
  ],
  'after-sales': [
    'Cihazınız için satış sonrası hizmet',
    'İlk sorudan biten onarıma: telefon, TV, dizüstü bilgisayar ve ev aletleri için servisimizin yaptıkları.',
  ],
  'air-conditioner-repair-and-service': [
    'Klima onarımı ve bakımı',
    'Soğutmuyor, damlatıyor, kokuyor mu? Kendiniz neye bakabilirsiniz, teknisyen evinize nasıl gelir.',
  ],
  'broken-screen-service': [
    'Kırık ekran onarımı, adım adım',
    'Önce ne yapmalı, onarım nasıl gider, ne kadar sürer ve ekran koruması ne zaman karşılar.',
  ],
  chat: [
    'Müşteri hizmetleriyle yazışın',
    'Onarım, garanti ve siparişleriniz için müşteri hizmetlerine yazın. IMEI veya iş emri numarası yanınızda olsun.',
  ],
  'choose-your-country-or-region': [
    'Ülkenizi veya bölgenizi seçin',
    'Her ülkenin servis merkezleri, destek hattı, fiyatları ve koşulları ayrıdır. Bulunduğunuz yeri ve dilinizi seçin.',
  ],
  contact: [
    'İletişim: destek hattı, e-posta, sohbet',
    'Ülkenizin destek hattını arayın, e-posta yazın ya da sohbet başlatın. Cihazın hangi numarası yanınızda olmalı, görün.',
  ],
  detail: [
    'Haberler ve ipuçları',
    'Servis ekibinden onarım, garanti ve cihaz bakımı yazıları: telefon, tablet, TV, dizüstü bilgisayar ve ev aletleri.',
  ],
  'drivers-download': [
    'Dizüstü sürücüleri ve kılavuzları',
    'Dizüstü bilgisayarınızın sürücülerini, kullanım ve kurulum kılavuzlarını seri numarası (SNID) veya modelle indirin.',
  ],
  'exclusive-service': [
    'Care+ telefon koruma planları',
    'Ülkenizi ve telefonunuzu seçin, alabileceğiniz planları ve fiyatlarını görün, çevrimiçi satın alın.',
  ],
  faq: [
    'Sorular: onarım ve garanti',
    'Onarım süresi, garanti, yedek parça, koruma planları, veriler ve indirmeler üzerine konu konu kısa yanıtlar.',
  ],
  news: [
    'Servisten haberler',
    'Aster, Kite ve Solis servisinde yenilikler ve elektronik cihaz sahipleri için değişenler.',
  ],
  'news-detail': [
    'Servisten haberler',
    'Bir haberimiz: serviste yeni olan ne, sizin ve cihazınız için anlamı ne.',
  ],
  'phone-repair': [
    'Telefon onarımı: neleri onarırız',
    'Pil, şarj, tuşlar, anakart, ekran, kamera, hoparlör: neyi, nasıl onarırız ve telefonu nereye getirirsiniz.',
  ],
  'phone-repair-services': [
    'Telefon onarım hizmetleri ve içerikleri',
    'Arıza tespiti, orijinal parçayla onarım, yazılım güncellemesi, veri güvenliği: her hizmetin içeriği.',
  ],
  'phone-unlocking-appeal': [
    'Telefon kilidi açma başvurusu',
    'Telefon kilitli ama sizin mi? Satın alma belgesiyle başvurun. 7 iş günü içinde incelenir.',
  ],
  policy: [
    'Gizlilik, koşullar ve çerezler',
    'Verilerinizi nasıl işleriz, siteyi hangi koşullarla kullanırsınız, hangi çerezler saklanır: sade sözlerle.',
  ],
  protection: [
    'Ekran koruması ve uzatılmış garanti',
    'Ekran hasarı koruması ve uzatılmış garanti neleri karşılar, ne zaman ve nasıl alınır, dört adımda nasıl kullanılır.',
  ],
  'purchase-service': [
    'Çevrimiçi koruma planı alın',
    'Telefonunuz için plan seçin, çevrimiçi ödeyin; siparişleriniz ve etkinleştirmeleriniz tek yerde.',
  ],
  'purchase-service-offline': [
    'Mağazadan koruma planı alın',
    'Bir plan ve yakınınızdaki mağazayı seçin, siparişi ve etkinleştirmeyi buradan izleyin.',
  ],
  'repair-appointment': [
    'Onarım randevusu alın',
    'Servis merkezi, gün ve saat seçin, sorunu yazın; daha az bekleyin.',
  ],
  'repair-status': [
    'Onarım durumu',
    'Onarımınızın hangi aşamada olduğunu iş emri numarasıyla veya ülke kodlu telefon numarasıyla görün.',
  ],
  search: [
    'Yardım ve hizmet arayın',
    'Hizmet, yanıt, haber, ipucu ve koşulları bulun. Başlamak için iki harf yeter.',
  ],
  'service-center': [
    'Yakınınızdaki servis merkezi',
    'Ülke, il ve şehre ya da kelimeye göre servis merkezleri: çalışma saatleri, telefon, uzaklık, yol tarifi.',
  ],
  'service-manal': [
    'Ürüne göre servis kılavuzları',
    'Telefon, TV, dizüstü bilgisayar ve ev aletleri için kurulum, bakım ve ilk kontrol.',
  ],
  'service-manal-detail': ['Servis kılavuzu', 'Servisi aramadan önce cihazı kurma, bakım ve kontrol.'],
  'service-policy': [
    'Marka ve ürüne göre servis koşulları',
    'Aster, Kite ve Solis garantisi neyi kapsar, ne kadar sürer, neyi kapsamaz, nasıl kullanılır. Marka ve ürün seçin.',
  ],
  'spare-parts-price': [
    'Yedek parça fiyatları',
    'Modeliniz için ekran, pil veya anakart ne kadar: parça, işçilik ve toplam, bilgi amaçlı fiyatlar.',
  ],
  'spare-parts-serial': [
    'Bu parça orijinal mi?',
    'Yedek parçanın seri numarasını girin, servisimizin orijinal parçası olup olmadığını görün.',
  ],
  survey: [
    'Anket: servisimiz nasıl?',
    'Servisimiz hakkında birkaç soru. Yanıtlarınız neyi iyileştireceğimizi gösterir.',
  ],
  tips: [
    'Telefon, TV ve dizüstü bilgisayar için ipuçları',
    'Şarj, ısınma, su, yavaşlık, ses, temizlik: küçük sorunları kendiniz çözün. Onaranlar yazdı.',
  ],
  'tips-detail': [
    'İpuçları ve püf noktaları',
    'Adım adım bir ipucu: kendiniz ne yapabilirsiniz, cihaza ne zaman teknisyen bakmalı.',
  ],
  'tv-warranty': [
    'TV garantisi sorgulama',
    'Solis televizyonunuzun garantisini seri numarasıyla sorgulayın ve neleri kapsadığını okuyun.',
  ],
  'warranty-check': [
    'IMEI ile garanti sorgulama',
    '*#06# tuşlayın, telefonunuzun IMEI numarasını girin; garantili mi, ne zamana kadar, görün.',
  ],
}
