import type { ArticleText } from '../article'

export const tr: ArticleText = {
  title: 'Ekran hasarı koruması: neleri kapsar, neleri kapsamaz',
  summary:
    'Düşme veya çarpma sonrası, bir yıl içinde bir ücretsiz ekran. Satın almadan önce koşulları okuyun, çünkü günler etkinleştirmeden itibaren sayılır.',
  coverAlt: 'Büyük bir şemsiyenin altında bir telefon ve bir ekran',
  body: `
Garanti, ürünün arızalarını karşılar. Düşme bunlardan biri değildir; yeni bir ekran ise çoğu zaman bir telefonun en pahalı onarımıdır. Ekran hasarı koruması bu boşluğu kapatır. Neler sağladığını burada, küçük puntolu satırlar olmadan okuyun.

## Neler kapsanır

- Korumanın yürürlük tarihinden sonraki bir yıl içinde **ekran modülünün bir kez ücretsiz değişimi**.
- **Kazara çarpma, düşme veya sıkışma** sonucu oluşan hasar.
- Bu tek onarımın parçası ve işçiliği.

## Neler kapsanmaz

- Ekranın ikinci kez kırılması: koruma ilkinde kullanılmış olur.
- Göze görünen, ama görüntüyü ve dokunmatiği etkilemeyen çizikler.
- Sıvı hasarı, kayıp veya bilerek verilen hasar.
- Koruma başlamadan önce kırılmış ekran.

## Ne zaman satın alabilirsiniz

:::steps
# Çevrimiçi veya uygulamadan
Telefonun etkinleştirilmesinden sonraki 3 gün içinde.

# Servis merkezinden
Etkinleştirmeden sonraki 15 gün içinde, ekran sağlamsa. Ekrana orada hemen bakılır.
:::

Her telefon için bir kez alınabilir. Etkinleştirmeden birkaç gün sonra yürürlüğe girer; tam olarak kaç gün olduğu ödemeden önce gösterilir. Bazı modellerde ve ülkelerde sunulmaz.

## Nasıl talepte bulunulur

1. Ekran kırılır. [İlk adımlar](article:cracked-screen-first-steps) parmaklarınızı ve verilerinizi korur.
2. Servis merkezine gelirsiniz ya da sunulduğu yerde telefonu teslimatlı onarıma verirsiniz.
3. Hizmet haktan düşülür. Belge gerekmez, yalnızca cihaz yeterlidir.
4. Ekran değiştirilir, ayrılmadan önce denersiniz.

:::hint
Uzatılmış garanti başka bir şeydir: garantiyi bir yıl uzatır, arızaları kapsar, kazaları kapsamaz. Garanti süresi içinde ve her telefon için bir kez alınır.
:::

## Telefon değiştirilirse

Garanti kapsamında size başka bir telefon verilirse koruma yeni telefona aktarılabilir. Destek hattına veya çevrimiçi desteğe başvurun; yaklaşık 5 iş günü sürer. Kalan haklar yeni telefon için yeniden hesaplanır.

Telefonunuzda hangi korumanın olduğundan emin değil misiniz? [Garanti sorgulama](page:warranty-check) durumu gösterir.
`,
}
