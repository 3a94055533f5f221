import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const tr: FaqTextsOf<typeof topic> = {
  'do-i-need-an-account': {
    question: 'Bu siteyi kullanmak için hesap gerekir mi?',
    answer: `
Çoğu şey için gerekmez. Hesap olmadan garantiyi sorgulayabilir, onarımı izleyebilir, servis merkezi bulabilir, parça fiyatlarına bakabilir, bir parçayı sorgulayabilir, sürücü indirebilir ve her şeyi okuyabilirsiniz.

Şunlar için giriş yaparsınız:

- telefona koruma satın almak ve ödemek,
- siparişlerinizi ve etkinleştirme kaydını görmek veya bir siparişi iptal etmek,
- telefon kilidi açma başvurusu göndermek ve başvuruyu izlemek.

Bu, grubun hesabıdır; telefonunuzda belki zaten vardır. Çıkış yaptığınızda bilgileriniz bu tarayıcıdan silinir. Size ait olmayan bir telefonda veya bilgisayarda çıkış yapın.
`,
  },
  'i-cannot-log-in': {
    question: 'Giriş yapamıyorum veya oturumum yeniden kapanıyor. Ne yapabilirim?',
    answer: `
Giriş, hesap sağlayıcısının sayfasında yapılır; ardından buraya geri dönersiniz. Döndüğünüzde hâlâ giriş yapılmamış görünüyorsa nedeni çoğu zaman tarayıcıdır.

:::steps
# Depolamaya izin verin
Gizli pencereler ve sıkı engelleyiciler girişi hemen unutur. Bu sitenin veri saklamasına izin verin.

# Saati ayarlayın
Yanlış tarih her girişi geçersiz kılar. Cihazda otomatik tarih ve saati açın.

# Yeniden giriş yapın
Bu sitenin diğer pencerelerini kapatın, çıkış yapın ve bir kez daha deneyin.
:::

Unutulan parola, sağlayıcının sayfasında sıfırlanır. Servisimiz parolayı göremez ve asla istemez. Hâlâ olmuyor mu? [Bize ulaşın](page:contact) ve hangi adımda kaldığınızı söyleyin.
`,
  },
  'rate-a-repair': {
    question: 'Onarımı nasıl ve ne zamana kadar değerlendirebilirim?',
    answer: `
İş emrinden itibaren 3 ay içinde. Değerlendirme, [onarım durumu sayfasında](page:repair-status) tamamlanan onarımınızın yanındadır.

Dört konuda bir ile beş arası yıldız verirsiniz: hizmet ortamı, personelin tutumu, hizmet hızı ve onarım kalitesi. Sonra servisi önerme olasılığınızı belirtirsiniz. Az yıldız verdiğinizde nedeni sorulur, örneğin uzun bekleme süresi, parça eksikliği veya yüksek fiyat; uyana dokunun.

Yazdığınız her şey okunur. Ardından ne olduğunu [bir şeyleri değiştiren iki dakika](article:rate-your-repair) yazısı anlatır. Arıza sürüyorsa değerlendirmenize yanıt beklemeyin: iş emriyle yeniden gelin.
`,
  },
  'appeal-for-unlocking': {
    question: 'Telefonum kilitli. Açılması için nasıl başvururum?',
    answer: `
[Kilit açma başvurusu](page:phone-unlocking-appeal) sayfasını açın ve şunları, her birinin net bir fotoğrafıyla hazır bulundurun:

- kimlik belgeniz ve numarası,
- telefonun faturası ve numarası,
- \`*#06#\` tuşlayınca görünen veya kutuda yazan IMEI 1,
- sizden istenirse biniş kartı ve uçuş numarası.

Fotoğraflarda dört kenar da görünmeli, parlama olmamalıdır. Ayrıca yakınınızdaki bir mağazayı seçer ve sitenin konumunuzu görmesine izin verirsiniz.

Başvurunuz 7 iş günü içinde incelenir. “Başvurularım” sayfasına bakın: durumu ve açıklamayı görür, yanlış olanı düzeltebilirsiniz.
`,
  },
  'appeal-needs-my-location': {
    question: 'Başvuruda konum bilgisinin alınamadığı yazıyor. Nasıl izin veririm?',
    answer: `
Başvuruyu doldururken nerede olduğunuzun bilinmesi gerekir. Bir kez “Engelle” seçtiyseniz tarayıcı bir daha sormaz. Bunu tarayıcıda değiştirin:

:::steps
# Başvuru sayfasını açın
Başka bir uygulamanın içindeki pencereyi değil, tarayıcının kendisini kullanın.

# Adresin önündeki simgeye dokunun
Bir kilit veya iki kaydırma çubuğudur. “İzinler” veya “Site ayarları” seçeneğini açın.

# Konuma izin verin
Konum listede yoksa “İzinleri sıfırla” seçeneğine dokunun.

# Sayfayı yeniden yükleyin
Tarayıcı sorduğunda kabul edin.
:::

Konum telefonda açık olmalı, telefonun ayarlarında tarayıcıya da izin verilmelidir. Kapalı yerlerde konumun bulunması yarım dakika sürebilir. Sonra [başvurunuza](page:phone-unlocking-appeal) dönün.
`,
  },
  'use-a-referral-code': {
    question: 'Referans kodum var. Nereye girerim?',
    answer: `
[Koruma satın alırken](page:purchase-service), ödemeden önce “Referans kodu” alanına girersiniz. Kod hemen kontrol edilir; böylece para çekilmeden önce geçerli olup olmadığını öğrenirsiniz. Ödemeden sonra artık eklenemez.

:::steps
# Giriş yapın
Kodlar hesaba göre kontrol edilir.

# Telefonu ve planı seçin
Telefonunuz için neler alabileceğinizi görmek üzere IMEI’yi girin.

# Kodu girin
Harf ve rakamları size verildiği gibi, boşluk bırakmadan yazın.
:::

Kod kabul edilmezse süresi dolmuş ya da başka bir ülke veya plan için olabilir. Size kodu veren kişiye sorun. Kodsuz da her zaman satın alabilirsiniz.
`,
  },
}
