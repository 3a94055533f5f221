import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'TV garantisi',
  description:
    'Solis televizyonların garantisi: ilk gün neye bakmalı, neler kapsanır, neler kapsanmaz, arıza ayardan nasıl ayırt edilir ve onarım nasıl ilerler.',
  sections: {
    hero: {
      title: 'Solis televizyonunuz ve garantisi',
      text: 'Faturayı saklayın: satın alma gününü gösterir. Garantinin ne kadar sürdüğü ülkenizin servis koşullarında yazar.',
      pictureAlt: 'Ayaklı bir televizyon, önünde bir kalkan ve onay işareti',
      actions: { policy: 'Koşulları oku', contact: 'Arıza bildir' },
    },
    'first-day': {
      title: 'İlk gün',
      intro: 'Nakliye hasarını sonradan kanıtlamak çok zordur. Bu on dakikayı ayırmaya değer.',
      items: {
        carry: {
          title: 'Dik tutun',
          text: 'Televizyonu iki kişi, dik olarak taşıyın; asla yatırmayın. Panel kendi ağırlığıyla eğilir.',
        },
        unpack: {
          title: 'Paketi teslim edenin yanında açın',
          text: 'Önce kutuya bakın. Ezik ve deliklerin fotoğrafını kutuyu açmadan çekin.',
        },
        look: {
          title: 'Beyaz ve siyah bir görüntüye bakın',
          text: 'Çizgi, leke, koyu köşe ve çatlaklar hemen belli olur. Yarım saat açık bırakın.',
        },
        keep: {
          title: 'Faturayı ve etiketi saklayın',
          text: 'İkisinin de fotoğrafını çekin. Model ve seri numarası arkadaki etikettedir; kutuyu iki hafta atmayın.',
        },
      },
    },
    coverage: {
      title: 'Genellikle neler kapsanır',
      covered: {
        panel: 'Kendiliğinden çizgilenen veya kararan panel',
        boards: 'Güç kaynağı, anakart, Wi-Fi ve kumanda alıcısı',
        sound: 'Cızırdayan veya sesi kesilen hoparlörler',
        labour: 'Böyle bir onarımın işçiliği',
      },
      excluded: {
        crack: 'Çatlak panel, nasıl olduğunu kimse görmemiş olsa da',
        pressure: 'Bastırma, yaslama veya yatık taşıma izleri',
        voltage: 'Yıldırım, yanlış voltaj, sıvı, böcek',
        burnIn: 'Aylar içinde ekranda iz bırakan sabit görüntü',
        wear: 'Piller, kablolar ve çizikler',
      },
    },
    fault: {
      title: 'Arıza mı, ayar mı?',
      body: `
Arıza bildirmeden önce şu dört şeyi yapın. Birçok sorun burada biter.

:::steps
# Elektriği kesin
Fişi çekin, iki dakika bekleyin ve bu sırada televizyonun güç tuşunu basılı tutun. Fişi doğrudan duvardaki prize takın.

# Kaynağı değiştirin
Çizgiler yalnızca bir cihazda görünüyorsa o cihazdan veya kablosundan gelir. Televizyonun menüsündeki çizgiler televizyondandır.

# Güncelleyin
Ayarlar, Sistem, Yazılım güncellemesi. Ses ve Wi-Fi sorunları çoğu zaman bilinen ve çözülmüş sorunlardır.

# Sıfırlamayı en sona bırakın
Uygulamaları ve parolaları siler, bu yüzden size gerekenleri not edin.
:::

Paneldeki çatlak bir ağa veya siyah bir buluta benzer ve tek bir noktadan başlar. Öndeki cam parmağınıza pürüzsüz gelse bile bu bir darbedir.
`,
    },
    claim: {
      title: 'Garanti onarımı nasıl ilerler',
      items: {
        note: {
          title: 'Gördüğünüzü not edin',
          text: 'Model, seri numarası, satın alma günü, arızanın fotoğrafı veya kısa bir videosu.',
        },
        ask: {
          title: 'Bildirin',
          text: 'Sohbetten veya destek hattından. Teknisyen mi gelecek, televizyon merkeze mi götürülecek, size söylenir.',
        },
        visit: {
          title: 'Yer açın',
          text: 'Duvardaki televizyon için ikinci bir kişi gerekir. Ayakları ve ayak vidalarını hazır bulundurun.',
        },
        decide: {
          title: 'Garanti kapsamında değilse karar verin',
          text: 'Parça ve işçiliği ayrı gösteren bir fiyat teklifi alırsınız. Panel en pahalı parçadır, bu yüzden yeni bir televizyonla karşılaştırın.',
        },
      },
    },
    solve: {
      title: 'Kendiniz çözün',
      items: {
        sound: { title: 'Görüntü var, ses yok', text: 'Ses çıkışı, kablo, gece modu: bu sırayla.' },
        network: {
          title: 'Wi-Fi sürekli kopuyor',
          text: 'Uzaklık, kanal ve güç tasarrufu yapan bir ayar.',
        },
        clean: { title: 'Ekranı temizleyin', text: 'İz bırakmadan, kaplamasına zarar vermeden.' },
      },
    },
    questions: { title: 'Garantiyle ilgili sorular' },
  },
}
