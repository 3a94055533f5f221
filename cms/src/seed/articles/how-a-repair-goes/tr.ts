import type { ArticleText } from '../article'

export const tr: ArticleText = {
  title: 'Onarım nasıl ilerler: adım adım',
  summary:
    'İlk sorudan telefonun yeniden elinize geçmesine kadar: neler olur, ne kadar sürer, nerede siz karar verirsiniz.',
  coverAlt: 'Tezgâhta içi açık bir telefon, arka kapağı, bir tornavida ve vidalar',
  body: `
Çoğu kişi telefonunu birkaç yılda bir onartır ve neyle karşılaşacağını bilmez. Carelane’de bir onarım şöyle ilerler; dört noktada kararı siz verirsiniz.

:::steps
# Garantiyi sorgulayın
[Garanti sorgulama](page:warranty-check), telefonunuzun garantide olup olmadığını hemen gösterir. Bunun için telefonun [IMEI numarası](article:find-your-imei-number) gerekir.

# Verilerinizi yedekleyin
Onarım sıfırlama gerektirebilir. [Verilerinizi yedekleyin](article:back-up-phone-before-repair), SIM kartı ve hafıza kartını çıkarın, hesabınızdan çıkış yapın.

# Teslim edin
Cihazı, sorun şarjla ilgiliyse şarj aletini ve varsa faturayı getirin. Ne olduğunu ve ne zaman olduğunu anlatın. Size numaralı bir iş emri verilir: onu saklayın, onarımın durumunu bu numarayla istediğiniz zaman öğrenirsiniz.

# Fiyat teklifini alın
Cihazı bir teknisyen inceler. Ödenecek bir şey varsa önce parça ve işçiliği ayrı gösteren bir fiyat alırsınız. Evet veya hayır dersiniz.

# Onarımı bekleyin
Olağan süre, onarımın başladığı günden itibaren 3–7 iş günüdür. Bu süre yalnızca bilgi içindir, tatillerde uzar. Bir parça eksikse size haber veririz.

# Deneyin ve evinize götürün
Bozuk olan neyse oradan ayrılmadan deneyin: birini arayın, fotoğraf çekin, şarja takın. İş emrindeki IMEI’yi telefondakiyle karşılaştırın.
:::

## Neye siz karar verirsiniz

- Fiyatı öğrendikten sonra, onarımın yapılıp yapılmayacağına.
- Telefondaki verilerin silinip silinemeyeceğine.
- Başka bir arıza çıkarsa ne olacağına: devam etmeden önce size sorarız.
- Garanti gereği bizde kalmayacaksa, değiştirilen parçayı yanınıza alıp almayacağınıza.

:::hint
Bazı cihazların kutusundan çıkan kartla servis merkezinde öncelikli karşılanırsınız. Geldiğinizde kartı gösterin.
:::

## Sorun düzelmezse

İş emriyle yeniden gelin. Onarımdan kısa süre sonra tekrarlayan aynı arızaya öncelikli olarak yeniden bakılır. Nasıl geçtiğini de bize anlatın, iyi ya da kötü: her değerlendirmeyi bir şeyleri değiştirebilecek kişiler okur.

## Televizyonlar ve büyük ev aletleri

Televizyon, çamaşır makinesi veya buzdolabı çoğu zaman evinizde onarılır. Etiketteki model ve seri numarasını hazır bulundurun, cihaza ulaşılabilmesi için yer açın ve teknisyen cihazı test ederken siz de orada olun.
`,
}
