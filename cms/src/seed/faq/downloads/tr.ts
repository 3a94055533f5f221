import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const tr: FaqTextsOf<typeof topic> = {
  'download-laptop-drivers': {
    question: 'Dizüstü bilgisayarım için sürücüleri ve kılavuzları nereden indiririm?',
    answer: `
[Sürücüler ve kılavuzlar](page:drivers-download) sayfasından. Bilgisayarınızı iki yolla bulabilirsiniz:

1. Seri numarasını, yani **SNID** numarasını girin. Bilgisayarda hangi parçaların olduğunu gösterdiği için daha güvenilir yol budur.
2. Markayı, seriyi ve modeli seçin.

Ardından her sürücüyü tarihi, sürümü, boyutu ve işletim sistemiyle, yanlarında da kullanım ve kurulum kılavuzlarını görürsünüz. Sistemi yeniden kurduysanız ve hepsi gerekiyorsa indirme aracını kullanın: tüm sürücüleri tek seferde indirir.

Sürücüler ücretsizdir. Bir site bunlar için para veya kart numarası isterse o siteden çıkın.
`,
  },
  'find-the-snid': {
    question: 'Dizüstü bilgisayarımın SNID numarası nerede, neden kabul edilmiyor?',
    answer: `
SNID, bilgisayarın altındaki etikette ve kutuda yazan seri numarasıdır. Etiket aşınmışsa bilgisayarın kendisinden öğrenin: Windows’ta Terminal’i açıp \`Get-CimInstance Win32_BIOS\` yazın; numara “SerialNumber” yazısından sonra gelir.

Sayfa girilen bilginin yanlış olduğunu söylüyorsa:

- boşluk ve kısa çizgi kullanmayın;
- \`0\` ile \`O\`, \`1\` ile \`I\`, \`5\` ile \`S\` karışmış mı, bakın;
- şarj aletinin veya pilin değil, bilgisayarın numarasını yazın.

Hâlâ olmuyor mu? [Bunun yerine modeli seçin](page:drivers-download). Anakart değiştirildikten sonra bilgisayar hiç numara vermeyebilir; o zaman etiketteki numara geçerlidir.
`,
  },
  'which-driver-first': {
    question: 'Önce hangi sürücüyü yüklemeliyim, hepsi gerekli mi?',
    answer: `
Çalışana dokunmayın. Sürücüyü yenilemek; bir şey çalışmadığında, Windows yeniden kurulduğunda veya bir güncellemenin açıklamasında tam sizdeki arıza geçtiğinde işe yarar.

:::steps
# Yonga seti
Diğerleri onun üzerine kurulur. Ardından bilgisayarı yeniden başlatın.

# Grafik, sonra ağ ve ses
Hangisinin işe yaradığını bilmek için tek tek yükleyin.

# Geri kalanlar
Dokunmatik yüzey, kamera, parmak izi okuyucu.
:::

:::warning
BIOS güncellemesi başka bir iştir. Yalnızca bir nedeniniz varsa, şarj aleti takılı ve pil yarıdan fazla doluyken yapın; güncelleme sürerken bilgisayarı kapatmayın.
:::

Sizdeki işletim sistemini seçin: Ayarlar, Sistem, Hakkında bölümünde yazar. [Tüm sürücüler](page:drivers-download).
`,
  },
  'get-the-app': {
    question: 'Uygulama ne işe yarar, nasıl edinirim?',
    answer: `
Bu sitenin hizmetlerini telefonunuza getirir; etkinleştirmeden sonraki 3 gün içinde [ekran hasarı koruması](page:protection) almak için de kullanılabilir.

Bu sayfanın en altındaki QR kodunu telefonunuzun kamerasıyla okutun. Kod, ülkenize uygun yere götürür. Bu yazıyı uygulamayı kuracağınız telefonda okuyorsanız sayfayı ikinci bir ekranda açın ya da birinden kodu size göstermesini isteyin.

:::warning
Uygulamayı bir mesajdaki bağlantıdan değil, oradan edinin. Servisimizden kimse size kurulum dosyası göndermez; garantiyi sorgulamak için kimsenin telefonunuza uzaktan erişmesi gerekmez.
:::

Uygulama olmadan da olur: araçlar tarayıcıda, eski bir telefonda ve yavaş bir ağda da çalışır.
`,
  },
}
