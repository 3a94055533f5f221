import type { ArticleText } from '../article'

export const tr: ArticleText = {
  title: 'Telefonunuz ısındığında',
  summary:
    'Şarjda veya oyunda biraz ısınmak normaldir. Normal ısınma aşırı ısınmadan nasıl ayırt edilir, telefon nasıl soğutulur, ısının nedeni nedir: burada okuyun.',
  coverAlt: 'Güneşle termometre arasında, üzerinden ısı yükselen bir telefon',
  body: `
Telefonda fan yoktur. Isısını kasasına, oradan da havaya ve elinize verir. Bu yüzden çok çalıştığında ısınır; olması gereken de budur. Elinizde tutmak istemiyorsanız, uyarı gösteriyorsa, yavaşlıyorsa, ekranı karartıyorsa veya şarjı kesiyorsa telefon aşırı ısınmıştır.

## Soğutun

:::steps
# Isıtan şeyi durdurun
Şarj aletini çıkarın; oyunu, kamerayı veya navigasyonu kapatın ve internet paylaşımını durdurun.

# Kılıfı çıkarın
Kalın kılıflar ısıyı içeride tutar.

# Gölgeye alın
En iyisi, havanın hareket ettiği bir yerdir: bir vantilatörün önü veya taş zemin. Genellikle on dakika yeter.

# Kendi hâline bırakın
Ekranı kapatın, telefon çok sıcaksa uçak modunu açın.
:::

:::warning
Telefonu asla buzdolabında, dondurucuda veya buzla soğutmayın. Havadaki nem telefonun içinde suya dönüşür. [Telefonun içindeki su](article:phone-fell-in-water) ısıdan kötüdür.
:::

## Nedenini bulun

- **Şarj olurken.** Yatak gibi yumuşak bir yüzey ısıyı hapseder. Yıpranmış bir kablo veya yanlış türde bir şarj aleti bunu artırır. Başka bir kablo ve şarj aleti deneyin.
- **Arabada.** Ön camdan vuran güneş, navigasyon, şarj ve tam parlaklık bir araya gelince hiçbir telefon kendini soğutamaz. Telefonu havalandırma ızgarasının önüne yerleştirin.
- **Cebinizde.** Arka planda bir uygulama çalışıyordur. Ayarlar’da “Pil” bölümüne girip en üstte hangisi var, bakın.
- **Güncellemeden sonra.** Telefon bir iki gün boyunca fotoğrafları düzenler ve uygulamaları hazırlar. Bu kendiliğinden geçer.
- **Sinyal zayıfken.** Telefon daha yüksek güçle yayın yapar. Mümkün olan yerlerde Wi-Fi kullanın.

## Ne zaman teknisyen gerekir

Telefon hiçbir iş yapmadan ısınıyorsa, ısı tek bir küçük noktadan geliyorsa veya telefonun arkası kabarıyorsa telefonu getirin. Şişmiş pil şarj edilmemeli, üzerine bastırılmamalıdır.

Yüksek sıcaklık, hiçbir sorun görünmese bile pilin ömrünü kısaltır. Başka nelerin yararlı olduğunu [Telefonunuzun pili yıllarca dayansın](article:make-your-phone-battery-last) yazısı gösterir.
`,
}
