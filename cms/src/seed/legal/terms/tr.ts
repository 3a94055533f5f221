import type { LegalText } from '../legal-text'

export const tr: LegalText = {
  title: 'Kullanım koşulları',
  body: `
:::warning
Gösterim için hazırlanmış örnek metindir. Aster, Kite ve Solis grubu gerçek değildir. Bu site gerçek müşterilere hizmet vermeden önce bir avukat bu sayfanın yerine yenisini hazırlamalıdır.
:::

Bu koşullar, siteyi her kullandığınızda geçerlidir. Ödediğiniz tutara bir şey eklemez, yasanın size tanıdığı haklardan bir şey eksiltmez.

## Site ne içindir

Garantiyi sorgulayabilir, onarımı izleyebilir, servis merkezi bulabilir, parça fiyatlarına bakabilir, ipuçlarını ve koşulları okuyabilir, koruma planı satın alabilirsiniz. Bunların çoğu için hesap gerekmez.

## Yanıtlar ne anlama gelir

- Parça ve işçilik **fiyatları** bilgi amaçlıdır. Geçerli olan, servis merkezinin onarımdan önce size bildirdiği fiyattır.
- **Süreler** bilgi içindir. Onarım genellikle başladığı günden itibaren 3–7 iş günü sürer, tatillerde uzar.
- **Garanti sorgulama** cihaz için kayıtlı olanı gösterir. Bir arızanın kapsama girip girmediğine inceleme sonunda, ülkenizin [servis koşullarına](page:service-policy) göre karar verilir.
- **İpuçları** özenle yazılır. Yalnızca güvenle yapabileceğinizi yapın; şişmiş bir pili veya içi açık bir aleti teknisyene bırakın.

## Sizden beklediklerimiz

- Yalnızca size ait olan veya hakkında bilgi alma hakkınız bulunan cihazların numaralarını girin.
- Sitede toplu sorgu yapan programlar kullanmayın, sitenin korumasını aşmaya çalışmayın.
- Gerçek belgeler sunun. Sahte belgeli başvurular reddedilir.

## Koruma planı satın alma

Planı, süresini, koşullarını ve toplam tutarı ödemeden önce görürsünüz. Sözleşme, ödeme onaylandığında başlar. Siparişi “Siparişim” sayfasında bulur, koşullarına uygun olarak orada iptal de edebilirsiniz. Her plan telefon başına bir kez alınabilir.

## Metinler ve görseller

Bu sitedeki metinler, görseller ve adlar gruba aittir. Bunları kendiniz için okuyabilir, yazdırabilir ve kaynağını belirterek paylaşabilirsiniz.

## Bir sorun çıkarsa

Siteyi elimizden geldiğince çalışır durumda tutar, hataları öğrendiğimizde düzeltiriz. Buradaki hiçbir hüküm, yasanın izin vermediği durumlarda sorumluluğumuzu sınırlamaz.

## Geçerli hukuk ve uyuşmazlıklar

Sitede hangi ülkenin bölümünü kullanıyorsanız o ülkenin hukuku, size tanıdığı tüketici haklarıyla birlikte geçerlidir. Önce [iletişim sayfasından](page:contact) bize bildirin: çoğu konu orada çözülebilir.

## Değişiklikler

Bu koşullar değiştiğinde, yeni metnin hangi günden itibaren geçerli olduğu en üstte yazar. Siparişler için sipariş günündeki koşullar geçerlidir.
`,
}
