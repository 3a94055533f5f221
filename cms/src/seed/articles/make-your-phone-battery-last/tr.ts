import type { ArticleText } from '../article'

export const tr: ArticleText = {
  title: 'Telefonunuzun pili yıllarca dayansın',
  summary:
    'Pili kullanımdan çok, ısı ve saatlerce tam dolu kalmak eskitir. Bu alışkanlıklar masrafsızdır ve pili güçlü tutar.',
  coverAlt: 'Üç bölmesi dolu, biri boş bir pil ve yanında bir yaprak',
  body: `
Her telefonun pili eskir. Bunun iki yıl mı, dört yıl mı süreceğini her gün yaptıklarınız belirler. Bütün yeni telefonlarda kimya aynıdır: lityum iyon hücre. Üç şeyi sevmez: ısınmayı, çok dolu olmayı ve çok boş olmayı.

## Gerçekten önemli olanlar

- **Serin tutun.** Sık sık 35 °C’nin üzerine çıkan bir pil çok daha hızlı eskir. Telefonu güneşte ve arabanın ön panelinde bırakmayın, şarj olurken yastığın altına koymayın. Nedenleri [Telefonunuz ısındığında](article:phone-gets-hot) yazısı sıralar.
- **Kolay olduğunda yüzde 20 ile 80 arasında tutun.** Gün içinde kısa süreli şarj etmenizde sakınca yoktur. Hafıza etkisi olmadığından pili önce boşaltmanız gerekmez.
- **Günlerce yüzde 100’de bırakmayın.** Çoğu telefonda bir şarj sınırı veya şarjı siz uyanmadan az önce tamamlayan bir mod vardır. Onu açın.
- **Hızlı şarjı gerektiğinde kullanın.** Daha çok ısı üretir. Geceleri yavaş bir şarj aleti aynı işi pili yormadan yapar.

## Pili neyin tükettiğini bulun

:::steps
# Pil sayfasını açın
Ayarlar’a, ardından “Pil” bölümüne girin. Uygulamalar orada son şarjdan beri tükettiklerine göre listelenir.

# İlk üçüne bakın
Pek açmadığınız hâlde üst sıralarda duran bir uygulama arka planda çalışıyordur. Arka plan kullanımını kısıtlayın veya uygulamayı kaldırın.

# Ekrana bakın
Çoğu telefonda en çok ekran tüketir. Parlaklığı düşürün, otomatik parlaklığı açın ve ekranın 30 saniye sonra kapanmasını sağlayın.

# Sinyali kontrol edin
Sinyal zayıfsa telefon daha yüksek güçle yayın yapar. Şebekenin çekmediği yerlerde uçak modu şaşırtıcı ölçüde tasarruf sağlar.
:::

## Yeni pilin zamanı geldiğinde

Birçok telefon pil sağlığını Ayarlar’da gösterir. Kapasite yeni hâlinin yaklaşık yüzde 80’inin altına inince bunu her gün fark edersiniz. Telefonun yüzde 20’de kapanması veya şarj yüzdesinin birden on puan atlaması da birer belirtidir.

:::warning
Telefonun arkası kabarıyor veya ekranı kalkıyorsa pil şişmiştir. Telefonu kapatın, şarj etmeyin, üzerine bastırmayın ve bir servis merkezine getirin.
:::

Pil aşınan bir parçadır; bu yüzden garanti arızaları kapsar, normal eskimeyi kapsamaz. Telefonunuz için neyin geçerli olduğunu görmek üzere [garantinizi sorgulayın](page:warranty-check) ve gelmeden önce [Onarım nasıl ilerler](article:how-a-repair-goes) yazısını okuyun.
`,
}
