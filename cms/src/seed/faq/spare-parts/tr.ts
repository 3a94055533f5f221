import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const tr: FaqTextsOf<typeof topic> = {
  'find-the-price-of-a-part': {
    question: 'Yedek parça fiyatını nerede bulurum?',
    answer: `
[Yedek parça fiyatları](page:spare-parts-price) sayfasında. Sırayla seçin:

1. ürün ve marka,
2. seri ve model,
3. parçanın türü, örneğin ekran veya pil,
4. anakartlarda RAM ve depolama boyutu.

Parçanın fiyatını, işçiliği ve toplamı görürsünüz. Üçü de ülkeniz için bilgi amaçlı fiyatlardır. Modeli bilmiyorsanız Ayarlar’da “Telefon hakkında” bölümüne veya kutuya bakın.

Listede olmayan bir model çok yeni veya listedekilerden eski olabilir. Fiyatı yine de bir [servis merkezinden](page:service-center) öğrenebilirsiniz.
`,
  },
  'why-the-final-price-can-differ': {
    question: 'Son fiyat sitedeki fiyattan neden farklı olabilir?',
    answer: `
Site seçtiğiniz parçayı bilir, teknisyen ise cihazınızı. Olağan nedenler şunlardır:

- **Arızanın arkasında başka bir arıza.** Şarj olmayan bir telefona şarj girişi, pil veya anakart gerekebilir.
- **Çevresindeki hasar.** Eğri bir çerçeve yeni ekranı günler içinde kırar, bu yüzden ikisi birlikte değiştirilir.
- **Garanti veya koruma.** O zaman daha az öder ya da hiç ödemezsiniz.
- **Daha yeni bir fiyat.** Fiyatlar değişir; fiyat teklifinin verildiği günkü fiyat geçerlidir.

Fiyat teklifini onarım başlamadan alırsınız, parça ve işçilik ayrı yazılır. Beklediğinizden yüksekse hayır deyin ve cihazı olduğu gibi geri alın. İncelemenin ücretli olup olmadığını önceden sorun.
`,
  },
  'is-my-part-genuine': {
    question: 'Bir parçanın orijinal olduğunu nasıl anlarım?',
    answer: `
Servisimizin parçalarında seri numarası vardır. Numarayı [Bu parça orijinal mi?](page:spare-parts-serial) sayfasına girin, iki yanıttan birini alırsınız: numara orijinaldir ve servisimize aittir ya da değildir.

Numarayı parçanın veya poşetinin etiketinden, harf ve rakamları olduğu gibi yazın. \`O\` ile \`0\`, \`I\` ile \`1\` kolayca karışır; karar vermeden önce ikisini de deneyin.

:::warning
Orijinal olmayan bir pil şişebilir veya yanabilir. Pil şişiyor, kokuyor veya kullanılmazken ısınıyorsa şarjı kesin ve cihazı bir [servis merkezine](page:service-center) getirin. Pile bastırmayın, pili delmeyin.
:::
`,
  },
  'can-i-keep-the-old-part': {
    question: 'Değiştirilen parçayı alabilir miyim?',
    answer: `
Onarım ücretini siz ödediyseniz çoğu zaman evet. Parçalar aynı gün ayrıldığı için bunu cihazı teslim ederken söyleyin. Üç istisna vardır:

- Garanti veya koruma kapsamındaki onarımda eski parça genellikle yenisinin karşılığında geri gönderilir.
- Şişen veya akan piller bizde kalır; bunları eve taşımak tehlikelidir.
- Değiştirilen anakartlarda verileriniz bulunur. Bunlar kullanılabilir durumda kimseye verilmez.

Bizde kalanlar parçalarına ayrılır ve geri dönüştürülür. Bunun nasıl yapıldığını ve eski cihazınızı nasıl değerlendirebileceğinizi [eski elektronik cihazlara ne olur](article:what-happens-to-old-electronics) yazısı anlatır.
`,
  },
}
