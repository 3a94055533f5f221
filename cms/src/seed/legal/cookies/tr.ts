import type { LegalText } from '../legal-text'

export const tr: LegalText = {
  title: 'Çerez politikası',
  body: `
:::warning
Gösterim için hazırlanmış örnek metindir. Aster, Kite ve Solis grubu gerçek değildir. Bu site gerçek müşterilere hizmet vermeden önce bir avukat bu sayfanın yerine yenisini hazırlamalıdır.
:::

Çerez, bir sitenin tarayıcınıza bıraktığı ve yeniden okuduğu küçük bir nottur. Bu sayfa, bu sitenin oraya neler bıraktığını anlatır.

## Her zaman gerekenler

- **Girişiniz.** Giriş yaptıktan sonra bir çerez, siz çıkış yapana kadar oturumunuzu açık tutar. Komut dosyaları onu okuyamaz.
- **Çerezlerle ilgili seçiminiz**, size yeniden sormayalım diye.
- **Kapattığınız bir reklam bandı** beş dakika kapalı kalır. Tarayıcınız bunu kendisi saklar, bize göndermez.
- **Üst bölümdeki adınız**, giriş yaptıysanız. Tarayıcınız bunu da kendisi saklar.

Bunlar olmasa site, bir önceki sayfada yaptıklarınızı her sayfada unuturdu.

## Onayınızı gerektirenler

Bazı ülkelerde, hangi sayfaların işe yaradığını görmek için ziyaretleri bir analiz hizmetiyle sayarız. Rusya gibi yasanın onay istediği yerlerde bu, ancak siz “Tümünü kabul et” düğmesine bastıktan sonra başlar. “Tümünü reddet” düğmesinden sonra hiçbir şey sayılmaz, sitedeki her şey eskisi gibi çalışır.

## Neleri kullanmayız

Reklam ağlarının çerezlerini ve sizi başka sitelerde izleyen çerezleri kullanmayız. Buradaki reklamlar bize aittir.

## Kararınızı nasıl değiştirirsiniz

:::steps
# Tarayıcınızın ayarlarını açın
“Gizlilik” veya “Site ayarları” bölümünü arayın.

# Bu sitenin verilerini silin
Burada anlatılanların hepsi silinir. Ardından oturumunuz da kapanır.

# Yeniden seçin
Onay istediğimiz yerlerde soru, bir sonraki ziyaretinizde yeniden gelir.
:::

## Sorular

Verilerle başka neler yaptığımız [gizlilik politikasında](page:policy/privacy) yazar. Bize [iletişim sayfasından](page:contact) ulaşabilirsiniz.
`,
}
