import type { ArticleText } from '../article'

export const tr: ArticleText = {
  title: 'Telefonunuz suya düştü: şimdi ne yapmalı',
  summary:
    'İlk dakikalar belirleyicidir. Kapatın, kurutun, şarj etmeyin. Pirinç işe yaramaz, ısı da zarar verir.',
  coverAlt: 'Dalgalara batan bir telefon, iki yana sıçrayan damlalar',
  body: `
Su tek başına bir telefonu nadiren bozar. Asıl bozan elektriktir: suyla elektriğin buluştuğu yerde temas noktaları saatler içinde paslanır. Aşağıdaki her şeyin tek amacı var: telefon kuruyana kadar elektriği kesik tutmak.

## İlk beş dakika

:::steps
# Sudan çıkarın ve kapatın
Telefon kapanana kadar güç tuşunu basılı tutun. Hâlâ çalışan bir şey var mı diye denemeyin.

# Hiçbir şey takmayın
Şarj aleti de kulaklık da takmayın. Telefon şarj olurken ıslandıysa önce prizin elektriğini kesin, sonra telefonu değil şarj aletini çekin.

# Çıkabilen her şeyi çıkarın
Kılıfı, SIM tepsisini, hafıza kartını. Arkalarında su kalır.

# Suyun akmasını sağlayın
Telefonu şarj girişi aşağı bakacak şekilde tutun ve hafifçe avucunuza vurun. Sonra yumuşak bir bezle bastırarak kurulayın.

# Tuzu ve şekeri silin
Deniz suyu, meyve suyu veya kahveden sonra telefonun dışını temiz suyla nemlendirilmiş bir bezle silin. Telefonu musluğun altına tutmayın.
:::

## Kurumaya bırakın

Telefonu kuru ve havadar bir yere, şarj girişi aşağı bakacak şekilde, varsa bir vantilatörün önüne koyun. 24 saat, mümkünse 48 saat bekleyin. Şarj girişindeki nem uyarısı sonrasında bir süre daha görünebilir: bu uyarı ölçüme dayanır, kaybolmasını bekleyin.

:::warning
Saç kurutma makinesi, fırın, kalorifer peteği veya doğrudan güneş olmaz: ısı contaları ve yapıştırıcıyı yumuşatır, pile de zarar verebilir. Pirinç de olmaz. Nemi çok az çeker, tozu da girişe dolar.
:::

## Açın ve deneyin

Telefonu açın ve her şeyi sırayla deneyin: dokunmatik, her iki kamera, hoparlör açıkken ve kapalıyken birer arama, Wi-Fi, şarj. Kameranın arkasındaki buğu, cızırdayan hoparlör veya ısınmış pil, içeride hâlâ nem olduğunu gösterir. Telefonu yeniden kapatın ve bize getirin.

## Suya dayanıklılık ve garanti

IP68 gibi bir derece, yeni bir telefonun tatlı ve durgun suda test edilmesiyle verilir. Contalar eskir, bir düşüş de sizin görmediğiniz bir aralık açabilir. Telefonun içinde, suyun ulaştığı yerde renk değiştiren küçük işaretler vardır; sıvı hasarı genellikle ürün hatası sayılmaz. [Garantinizi sorgulayın](page:warranty-check) ve onarım başlamadan önce fiyat teklifi isteyin.

Telefon çalışırken [verilerinizi yedekleyin](article:back-up-phone-before-repair). Paslanma sessizce sürer, bugün çalışan bir telefon iki hafta içinde bozulabilir.
`,
}
