import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Servis kılavuzu',
  description:
    'Her cihaz sahibinin bakım, güvenlik ve onarım hakkında bilmesi gerekenler: telefon, tablet, dizüstü bilgisayar, TV, ev aletleri ve aksesuarlar için.',
  sections: {
    hero: {
      title: 'Servis kılavuzu',
      text: 'Cihaz sahipleri için kısa bilgiler: ilk kullanım, bakım, güvenlik ve onarımdan önce yapılacaklar. Cihazınızı seçin.',
      pictureAlt: 'Telefon ve televizyon çizimleri olan açık bir kitapçık',
      actions: { drivers: 'Dizüstü bilgisayar kılavuzları', policy: 'Servis koşulları' },
    },
    devices: {
      title: 'Cihazınızı seçin',
      items: {
        phones: { title: 'Cep telefonları', text: 'İlk gün, pil, su, onarımdan önce.' },
        tablets: { title: 'Tabletler', text: 'Şarj, ekran ve çocukların kullanımı.' },
        laptops: { title: 'Dizüstü bilgisayarlar', text: 'Havalandırma, pil, sürücüler ve taşıma.' },
        tvs: { title: 'Televizyonlar', text: 'Yerine koyma, duvara asma, temizlik, sabit görüntü.' },
        appliances: {
          title: 'Ev aletleri',
          text: 'Klimalar, buzdolapları ve çamaşır makineleri.',
        },
        accessories: { title: 'Aksesuarlar', text: 'Şarj aletleri, kablolar, kulaklıklar ve saatler.' },
      },
    },
    labels: {
      title: 'Cihazınızın numarası nerede',
      intro: 'Her soru onunla başlar. Cihaz yeniyken etiketin fotoğrafını çekin.',
      items: {
        phone: { title: 'Telefon: IMEI', text: '*#06# tuşlayın veya kutunun etiketine bakın.' },
        laptop: {
          title: 'Dizüstü bilgisayar: seri numarası (SNID)',
          text: 'Altındaki etikette ve kutuda.',
        },
        appliance: {
          title: 'TV ve ev aleti: seri numarası',
          text: 'Televizyonun arkasında, buzdolabı veya çamaşır makinesi kapağının içinde, klima iç ünitesinin yanında.',
        },
      },
    },
    'how-to-read': {
      title: 'Servis kılavuzu nasıl kullanılır',
      body: `
Servis kılavuzu ne yapabileceğinizi ve nerede durmanız gerektiğini söyler. Hepsinde üç işaret kullanılır:

- **Yapın**: alet gerekmez, riski yoktur. Çoğu sorun burada biter.
- **Dikkatle yapın**: önce cihazı kapatın ve fişini çekin.
- **Dokunmayın**: açılmış piller, şebeke elektriği ve soğutucu gaz yalnızca eğitimli kişilerin işidir.

Tam sizin modelinizin çizimli kılavuzu kutudadır. Dizüstü bilgisayarlar için kurulum kılavuzuyla birlikte [sürücüler ve kılavuzlar](page:drivers-download) sayfasında bulursunuz. Bir kılavuz bu sayfadan farklı bir şey söylüyorsa modelinizin kılavuzu doğrudur.
`,
    },
    tips: { title: 'Cihaz türüne göre ipuçları' },
    help: {
      title: 'Devam etmekte kararsız mısınız?',
      text: 'Durun ve sorun. Gördüğünüzün bir fotoğrafı en iyi sorudur.',
      actions: { chat: 'Sohbet başlat' },
    },
  },
}
