import type { ArticleText } from '../article'

export const tr: ArticleText = {
  title: 'Onarımda verilerinizi nasıl ele alıyoruz',
  summary:
    'Bir telefona neredeyse yarım hayat sığar. Teknisyenler neyi görebilir, neyi asla yapmaz ve siz ne yapabilirsiniz: burada okuyun.',
  coverAlt: 'Kişilerin göründüğü bir telefonla resim dolu bir klasör arasında büyük bir asma kilit',
  body: `
Telefonunu teslim eden, fotoğraflarını, yazışmalarını ve banka uygulamalarını da teslim eder. Bunlara ne olduğunu bilmelisiniz. Carelane’in yaptığı her onarımda şu kurallar geçerlidir.

## Asla yapmadıklarımız

- Fotoğraflara, mesajlara, kişilere veya tarayıcınızın geçmişine bakmayız.
- Cihazınızın içeriğini kopyalamayız.
- Hesap, banka veya e-posta parolası istemeyiz.
- Onarımın gerektirmediği hiçbir şeyi yüklemeyiz.

## Teknisyene ne gerekir

Bazı testler için telefonun kilidi açık olmalıdır: dokunmatik, kameralar, mikrofon, şarj, şebeke. Bunun için şu üç yoldan biri yeter.

:::steps
# Telefondaki her şeyi silersiniz
Telefon hâlâ çalışıyorsa en iyi yol budur. Önce [verilerinizi yedekleyin](article:back-up-phone-before-repair), sonra telefonu Ayarlar’dan sıfırlayın.

# Onarım modunu açarsınız
Bazı telefonlarda verilerinizi yeni ve boş bir kullanıcının arkasına gizleyen bir mod vardır. Ayarlar’da “onarım modu” veya “bakım modu” diye aratın.

# Kilidi kendiniz açarsınız
Telefonu teslim ederken ve geri alırken kısa bir test boyunca bekleyip kilit kodunu kendiniz girebilirsiniz.
:::

:::warning
Kilit kodunuzu asla iş emrine yazmayın, mesajla da göndermeyin. Servisimizden hiç kimse hesabınızın parolasını sormaz, bunun için sizi aramaz. Soran olursa telefonu kapatın ve sayfanın altındaki destek hattını arayın.
:::

## Belleği olan bir parça değiştirilirse

Telefonların çoğunda verileriniz anakarttadır. Anakartın değişmesi gerekiyorsa veriler de onunla gider; bunu size önceden söyleriz, kararı siz verirsiniz. Değiştirilen anakartlar kimseye kullanılabilir durumda verilmez.

## Telefondaki veriler silinecekse

Bazı arızalarda sıfırlama onarımın parçasıdır. Önce size sorarız. Yedek yoksa telefondakiler geri getirilemez ve bunun için sorumluluk üstlenemeyiz. Bu yüzden önceden o yarım saati ayırın.

## Neleri saklarız

İş emrinde onarım için gerekenler bulunur: adınız ve size ulaşabileceğimiz bir iletişim yolu, IMEI veya seri numarası, arıza, parçalar ve tarihler. Hakkınızda nelerin saklandığını sorabilir, yanlışları düzelttirebilirsiniz. Bunun nasıl yapıldığı, sayfanın altındaki “Gizlilik politikası” metninde yazar.

Bu kurallara uyulmadığını düşünüyorsanız destek hattından veya onarımınızı değerlendirirken bize bildirin.
`,
}
