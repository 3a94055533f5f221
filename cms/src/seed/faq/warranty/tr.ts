import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const tr: FaqTextsOf<typeof topic> = {
  'how-to-check-warranty': {
    question: 'Telefonumun hâlâ garanti kapsamında olup olmadığını nasıl öğrenirim?',
    answer: `
:::steps
# IMEI’yi bulun
\`*#06#\` tuşlayın. 15 rakamlı numara ekranda görünür. Kutuda da yazar. Telefon açılmıyorsa numaranın yazdığı diğer yerleri [Telefonunuzun IMEI numarasını bulun](article:find-your-imei-number) yazısı gösterir.

# Numarayı girin
[Garanti sorgulama](page:warranty-check) sayfasını açın, IMEI’yi yazın ve rakamları bir kez daha kontrol edin.

# Yanıtı okuyun
Markayı, modeli, etkinleştirme gününü, durumu ve garantinin biteceği günü görürsünüz.
:::

Çift SIM’li bir telefonun iki numarası vardır. IMEI 1’i kullanın. Yeni bir telefon, etkinleştirildikten 24 saat sonra görünür; bu yüzden endişelenmeden önce bir gün bekleyin.
`,
  },
  'what-does-the-warranty-cover': {
    question: 'Garanti neleri kapsar, neleri kapsamaz?',
    answer: `
Malzeme ve işçilik hatalarını, yani amacına uygun kullanıldığı hâlde bozulan bir cihazı kapsar. O zaman parça ve işçilik için ücret ödemezsiniz.

Genel olarak şunları kapsamaz:

- düşme, darbe ve basınç, örneğin çatlak ekran;
- sıvı, yangın, yıldırım ve yanlış voltaj;
- başkalarının yaptığı değişiklik ve onarımlar;
- aşınma, çizikler ve kendi garanti süresi dolmuş aksesuarlar.

Ne kadar sürdüğü ürüne, parçaya ve ülkeye bağlıdır. Geçerli olan, markanızın ve ürününüzün [servis koşullarıdır](page:service-policy): ikisini de seçin ve okuyun. Kazalar için [ekran hasarı koruması](page:protection) vardır.
`,
  },
  'warranty-shows-inactive': {
    question: 'Garanti sorgulamada cihazım “Etkin değil” görünüyor. Neden?',
    answer: `
Cihaz kullanılmaya başlayınca etkinleşir: SIM kart takılıp telefon bir süre internete bağlı kaldığında bu kendiliğinden olur. Kayıt yaptırmanız gerekmez.

:::steps
# Numarayı kontrol edin
Tek bir yanlış rakam başka bir cihaza götürür. \`*#06#\` tuşlayın ve karşılaştırın.

# İnternete bağlanın
SIM kart takın, mobil veriyi açın ve telefonu birkaç saat her zamanki gibi kullanın.

# Bir gün bekleyin
Garanti, etkinleştirmeden 24 saat sonra gösterilir.
:::

İki günlük kullanımdan sonra hâlâ “Etkin değil” yazıyorsa kutunun ve faturanın fotoğrafıyla [bize ulaşın](page:contact). Telefonu yeni diye aldıysanız ama çok daha önce etkinleştirilmişse önce mağazaya sorun.
`,
  },
  'imei-does-not-exist': {
    question: 'Sorgulamada IMEI numaram bulunamadı. Ne yapabilirim?',
    answer: `
Çoğu zaman bir rakam yanlıştır. IMEI 15 rakamdan oluşur, harf içermez; kutudan değil, \`*#06#\` tuşladıktan sonra ekrandan bakarak yazın. Kutudaki 6 kolayca 8 diye okunur.

Numara doğruysa şunları düşünün:

- Cihaz başka bir markanındır. Burada yalnızca Aster, Kite ve Solis cihazları sorgulanır.
- Seri numarasını yazmışsınızdır; onda harf de bulunur.
- Telefondaki numara kutudakinden farklıdır. O zaman ikisini de alıp mağazaya gidin.

[Telefonunuzun IMEI numarasını bulun](article:find-your-imei-number) yazısı, numaranın yazdığı her yeri gösterir. Yine bulunamazsa etiketin fotoğrafıyla [bize yazın](page:contact).
`,
  },
  'warranty-in-another-country': {
    question: 'Telefonumu başka bir ülkede aldım. Garantisi burada geçerli mi?',
    answer: `
Telefon, hangi ülke için üretilip satıldıysa o ülkenin garantisini taşır. Sorgulama sonucunda telefonun başka bir ülkeden gönderildiği yazıyorsa telefon bulunduğunuz yerde garanti dışıdır ve ancak ücret karşılığında onarılabilir.

[Satın aldığınız ülkeyi seçip](page:choose-your-country-or-region) bir kez daha sorgulayın; önce VPN’i kapatın, çünkü sizi başka bir yerdeymiş gibi gösterir. Yolculuktaysanız telefonu burada ücret karşılığında onartabilir ya da faturayı saklayıp kendi ülkenizde garantiyle onartabilirsiniz.

Yurt dışından telefon almadan önce mağazaya sorun. Bir etiketteki “uluslararası garanti” mağazanın sözüdür, bizim değil.
`,
  },
  'does-a-fall-end-my-warranty': {
    question: 'Telefonum düştü. Garantinin tamamı bitti mi?',
    answer: `
Hayır. Düşmeden doğan hasar kapsam dışıdır, geri kalanı için garanti sürer. Yarım yıl sonra şarj girişi bozulursa ve düşmeyle bir ilgisi yoksa bu, yine garantiye girer.

Nedeni düşmeyse durum değişir: eğrilmiş bir çerçeve, çatlaktan giren sıvı veya yerinden çıkmış bir parça. Teknisyen buna bakar ve siz bir şey ödemeden önce ne bulduğunu gösterir.

Bu yüzden çatlak ekranı bekletmeden değiştirtin. [Çatlak ekran: ilk adımlar](article:cracked-screen-first-steps) yazısındakiler o zamana kadar parmaklarınızı ve verilerinizi korur. Suya düşen telefonu ise hemen kapatın: [Telefonunuz suya düştü](article:phone-fell-in-water) yazısına bakın.
`,
  },
  'warranty-of-a-tv-or-appliance': {
    question: 'Televizyon veya ev aleti garantisi nasıl işler?',
    answer: `
IMEI olmadığı için satın alma gününü fatura gösterir. Faturanın fotoğrafını saklayın: termal kâğıt bir yıl içinde solar. Etiketteki model ve seri numarası da gerekir; etiket televizyonun arkasında, buzdolabı veya çamaşır makinesi kapağının içinde, klima iç ünitesinin yanındadır.

Süre ürüne, parçaya ve ülkeye bağlıdır. [Servis koşulları](page:service-policy) sayfasında Solis’i ve “Ev aleti” seçeneğini seçip okuyun. [TV garantisi](page:tv-warranty) sayfası ilk gün neye bakmanız gerektiğini, [klima onarımı ve bakımı](page:air-conditioner-repair-and-service) sayfası da neyin garantiye değil bakıma girdiğini anlatır.
`,
  },
}
