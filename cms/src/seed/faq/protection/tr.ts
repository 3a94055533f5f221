import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const tr: FaqTextsOf<typeof topic> = {
  'what-does-screen-protection-cover': {
    question: 'Ekran hasarı koruması (Screen Damage Protection) neleri kapsar?',
    answer: `
Yürürlük tarihinden sonraki 1 yıl içinde **ekran modülünün bir kez ücretsiz değişimini** kapsar. Ekran kazara çarpma, düşme veya sıkışma sonucu, örneğin arka cepte kırıldığında geçerlidir. Bu değişimin parçası ve işçiliği korumaya girer.

Şunları kapsamaz:

- ikinci kez kırılan ekran: her telefon bu haktan bir kez yararlanır;
- görüntüyü ve dokunmatiği etkilemeyen çizikler;
- sıvı hasarı, kayıp, hırsızlık ve bilerek verilen hasar;
- yürürlük tarihinden önce kırılmış ekran.

Ayrıntılar [Ekran hasarı koruması: neleri kapsar, neleri kapsamaz](article:screen-damage-protection-explained) yazısındadır. Geçerli olan, satın alırken onayladığınız koşullardır.
`,
  },
  'which-protection-do-i-need': {
    question: 'Ekran koruması mı, uzatılmış garanti mi: hangisi bana gerekli?',
    answer: `
Karşıladıkları şeyler farklıdır.

- **Ekran hasarı koruması** (Screen Damage Protection) kazalar içindir. 1 yıl içinde kırılan bir ekran ücretsiz değiştirilir.
- **Uzatılmış garanti** (Extended Warranty) arızalar içindir. Garantiyi 1 yıl uzatır, kullanıcı kaynaklı hasarları kapsamaz.
- **Kapsamlı koruma** (Comprehensive Protection) ayrı bir plandır. Neler içerdiği satın almadan önce gösterilir; modele ve ülkeye bağlıdır.

Son telefonunuzu düşünün. Ekranı kırıldıysa ilkini, garanti bittikten sonra kendiliğinden bozulduysa ikincisini alın. İkisi de olmadıysa belki hiçbirine gerek yoktur: iyi bir kılıf daha ucuzdur. Karar vermeden önce [planları karşılaştırın](page:protection).
`,
  },
  'until-when-can-i-buy-protection': {
    question: 'Telefonum için ne zamana kadar koruma alabilirim?',
    answer: `
Plana ve nereden aldığınıza bağlıdır:

- **Ekran hasarı koruması, çevrimiçi veya uygulamadan**: etkinleştirmeden sonraki 3 gün içinde.
- **Ekran hasarı koruması, servis merkezinden**: etkinleştirmeden sonraki 15 gün içinde, ekran sağlamsa. Ekrana orada bakılır.
- **Uzatılmış garanti, çevrimiçi**: garanti süresi içinde her zaman, inceleme gerekmeden.

Her biri telefon başına bir kez alınabilir. Etkinleştirme, yeni bir telefon SIM kartla bir süre internete bağlı kaldığında kendiliğinden olur; gününü [garanti sorgulama](page:warranty-check) gösterir. Her plan her modelde ve her ülkede sunulmaz. Telefonunuz için neler alabileceğinizi, [Çevrimiçi koruma planı alın](page:purchase-service) sayfasında IMEI’yi girdikten sonra görürsünüz.
`,
  },
  'when-does-protection-take-effect': {
    question: 'Korumam ne zaman yürürlüğe girer?',
    answer: `
Hemen değil. Ekran hasarı koruması, telefonun etkinleştirilmesinden birkaç gün sonra yürürlüğe girer. Kaç gün olduğu ödemeden önce gösterilir, tarih de sonrasında [Siparişlerim](page:purchase-service/order-list) sayfasında yazar. Bu tarihten önce kırılan ekran kapsam dışıdır.

Ödemeden sonra “kart etkinleştiriliyor” yazısını görebilirsiniz. Biraz bekleyip siparişi yeniden açın; ikinci kez ödemeniz gerekmez.

Uzatılmış garanti, garantinin bittiği yerde başlar ve garantiyi 1 yıl uzatır. Garantinin ne zaman bittiğini [garanti sorgulama](page:warranty-check) gösterir; satın alırken o günü not edin.
`,
  },
  'how-do-i-claim': {
    question: 'Ekranım kırıldı. Korumamı nasıl kullanırım?',
    answer: `
:::steps
# Ekran kırılır
Camı şeffaf bantla kapatın ve telefonun kilidini hâlâ açabiliyorken [verilerinizi yedekleyin](article:back-up-phone-before-repair).

# Servis merkezine gelirsiniz
[Yakınınızdaki merkezi bulun](page:service-center) ya da sunulduğu yerde teslimatlı onarımı kullanın.

# Hizmet haktan düşülür
Korumanız doğrudan telefondan bulunur. Kart, fatura veya çıktı gerekmez, yalnızca cihaz yeter.

# Onarım tamamlanır
Ayrılmadan önce dokunmatiği, görüntüyü ve kameraları test edin. Koruma artık kullanılmıştır.
:::

Telefon, IMEI’si okunamayacak kadar kırıksa kutusunu getirin: numara kutunun etiketinde yazar.
`,
  },
  'my-phone-was-exchanged': {
    question: 'Garanti kapsamında bana başka bir telefon verildi. Korumam ona geçer mi?',
    answer: `
Geçebilir. Koruma IMEI’ye bağlıdır, bu yüzden yeni telefona aktarılması gerekir. Bunu sayfanın en altındaki destek hattından veya [çevrimiçi sohbetten](page:chat) isteyin ve şunları hazır bulundurun:

- eski ve yeni telefonun IMEI’si,
- onarımın iş emri numarası,
- koruma siparişinizdeki telefon numarası.

Yaklaşık 5 iş günü sürer. Haklar yeni telefon için yeniden hesaplanır, bu yüzden tarihler değişebilir; işlem bitince [Siparişlerim](page:purchase-service/order-list) sayfasına bakın. Yeni telefon bu arada kırılırsa servis merkezinde aktarmanın sürdüğünü söyleyin.
`,
  },
  'my-payment-failed': {
    question: 'Ödemem başarısız oldu. Siparişim ne olacak?',
    answer: `
Siparişiniz saklanır. Hemen yeniden deneyebilir ya da daha sonra [Siparişlerim](page:purchase-service/order-list) sayfasından ödeyebilirsiniz; bu sayfa “Siparişim” adıyla da geçer.

:::steps
# Ödenip ödenmediğine bakın
Önce siparişi açın. Süren bir ödeme biraz zaman alabilir; sayfa bir şey bildirmese de başarılı olmuş olabilir.

# Yeniden deneyin
“Tekrar dene” düğmesine basın; aynı yolla veya başka bir yolla ödeyin.

# Tarihe dikkat edin
Ekran koruması çevrimiçi olarak yalnızca etkinleştirmeden sonraki 3 gün içinde alınabilir. Ödenmemiş sipariş bu süreyi durdurmaz.
:::

Hesabınızdan para çıktıysa ve sipariş hâlâ ödenmemiş görünüyorsa sipariş numarasıyla [bize ulaşın](page:contact).
`,
  },
  'cancel-a-protection-order': {
    question: 'Koruma siparişimi iptal edebilir miyim?',
    answer: `
Sipariş iptal edilebildiği sürece [Siparişlerim](page:purchase-service/order-list) sayfasında “Siparişi iptal et” görünür. Satın aldığınız hesapla giriş yapın, siparişi seçin ve onaylayın.

- **Henüz ödenmediyse**: iptalle sona erer, borcunuz kalmaz.
- **Ödendiyse**: ne kadarının ne zamana kadar iade edileceği, ülkenize ait olan ve satın alırken onayladığınız koşullarda yazar. Bunları siparişte “Hizmet poliçemi görüntüle” altında okuyun.
- **Kullanıldıysa**: bir onarımda düşülen hak kullanılmış sayılır.

Mağazadan mı aldınız? O zaman size önce ödemeyi alan mağaza yardımcı olur. Telefonu ve fişi getirin.
`,
  },
}
