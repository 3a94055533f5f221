import type { ArticleText } from '../article'

export const tr: ArticleText = {
  title: 'Çatlak ekran: ilk adımlar',
  summary:
    'Parmaklarınızı koruyun, verilerinizi yedekleyin, neyin kırıldığını anlayın ve sakince karar verin. Çatlak, beklemekle pek düzelmez.',
  coverAlt: 'Ekranı çatlamış bir telefon, üzerinde bir şerit bant',
  body: `
Düşmek bir saniye sürer, ardından elinizde ekranı örümcek ağı gibi çatlamış bir telefon kalır. Fiyatı düşünmeden önce şu dört işi bu sırayla yapın.

:::steps
# Camı kapatın
Kopan cam kırıklarını elinizle değil, katlanmış bir kâğıt havluyla alın. Çatlakların üzerine şeffaf bant yapıştırın. Bant camı yerinde tutar, tozu içeri almaz; ekran da çoğu zaman bandın üzerinden dokunmaya yanıt verir.

# Verilerinizi yedekleyin
Bugün çalışan ekran yarın kararabilir. Telefonun kilidi hâlâ açılabiliyorken hemen [verilerinizi yedekleyin](article:back-up-phone-before-repair).

# Telefonu deneyin
Siyah leke, renkli çizgi veya dokunmaya yanıt vermeyen yer var mı, bakın. Her kamerayla bir fotoğraf çekin ve birini arayın.

# Çerçeveye bakın
Telefonu masaya koyun. Sallanıyorsa veya cam bir kenarda yükselmişse çerçeve eğrilmiştir. Bir teknisyen pile bakmadan şarj etmeyin.
:::

## Ne kırıldı

- **Yalnızca cam**: görüntü tam, dokunmatik çalışıyor. Zamanınız var, ama içeri nem ve toz girer.
- **Panel**: leke, çizgi, titreme veya karanlık. Yayılır, çoğu zaman birkaç gün içinde.
- **Dokunmatik katman**: görüntü düzgün, ama telefon kendi kendine yazıyor veya dokunmaya yanıt vermiyor. Kendi kendine çalışıyorsa kilitlenmesin diye telefonu kapatın.

Bugünkü telefonların çoğunda cam, dokunmatik katman ve panel tek parçadır ve birlikte değiştirilir.

## Garanti karşılar mı

Garanti malzeme ve işçilik hatalarını karşılar. Düşme bir kazadır, bu yüzden kural olarak karşılanmaz. Ekran hasarı korumasında durum farklıdır: [neleri kapsadığına](article:screen-damage-protection-explained) bakın. Her durumda [garantinizi sorgulayın](page:warranty-check), çünkü telefonunuzda neyin geçerli olduğunu orada görürsünüz.

:::warning
Masraftan kaçınmak için telefonu kendiniz açmayın. Ekranın arkasında pil vardır, elinizden kayan bir alet onu delebilir.
:::

## Sizi neler bekler

Fiyat teklifi parça ve işçiliği, herhangi bir işlem yapılmadan önce gösterir; kararı ondan sonra verirsiniz. Olağan süre, onarımın başladığı günden itibaren 3–7 iş günüdür; bu süre bilgi içindir, tatillerde uzar. Ayrıntıları [Onarım nasıl ilerler](article:how-a-repair-goes) yazısında bulursunuz.
`,
}
