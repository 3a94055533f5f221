import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Telefon onarımı',
  description:
    'Aster ve Kite telefonların onarımı: pil, şarj, ekran, kamera, ses, tuşlar ve anakart. Önce fiyat; onarım genellikle 3–7 iş günü sürer.',
  sections: {
    hero: {
      title: 'Telefonunuzu tanıyanlar onarsın',
      text: 'Aster veya Kite telefonunuzu bir servis merkezine getirin. Fiyatı, herhangi bir işlem yapılmadan önce öğrenirsiniz.',
      pictureAlt: 'Tezgâhta içi açık duran bir telefon, yanında bir tornavida ve telefonun vidaları',
      actions: { find: 'Servis merkezi bul' },
    },
    'key-services': {
      title: 'Bizden bekleyebilecekleriniz',
      items: {
        estimate: {
          title: 'Onarımdan önce fiyat',
          text: 'Parça ve işçilik ayrı ayrı, bir de toplam. Evet veya hayır dersiniz. Bilgi amaçlı fiyatlara çevrimiçi bakın.',
        },
        fast: {
          title: '2 saatte hızlı onarım',
          text: 'Parça hazırsa, yerinde onarılabilen arızalar için. Bankoda sorun.',
        },
        status: {
          title: 'Her adımı izleyin',
          text: 'İş emri numarasıyla veya verdiğiniz telefon numarasıyla.',
        },
        parts: {
          title: 'Kontrol edebileceğiniz parçalar',
          text: 'Parçanın seri numarasını girin, orijinal olup olmadığını görün.',
        },
      },
    },
    'we-can-fix': {
      title: 'Neleri onarırız',
      intro: 'Parçayı seçin; belirtileri, ne yapıldığını ve önce neyi deneyebileceğinizi görün.',
      items: {
        battery: {
          title: 'Pil',
          text: 'Öğlene bitiyor, yüzde 20’de kapanıyor veya kapağı kaldırıyor.',
          pictureAlt: 'Üzerinde şimşek işareti olan bir telefon pili',
        },
        charger: {
          title: 'Şarj',
          text: 'Şarj ucu gevşek duruyor veya telefon yalnızca belli bir açıda şarj oluyor.',
          pictureAlt: 'Telefonun şarj girişinin önünde bir şarj ucu',
        },
        buttons: {
          title: 'Telefon tuşları',
          text: 'Güç veya ses tuşu takılıyor ya da ancak üç basışta bir yanıt veriyor.',
          pictureAlt: 'Bir telefonun tuşların bulunduğu kenarı; bir parmak tuşlardan birine basıyor',
        },
        mainboard: {
          title: 'Anakart',
          text: 'Telefon açılmıyor, şebeke bulamıyor veya kendiliğinden yeniden başlıyor.',
          pictureAlt: 'Yongaları ve iletken yollarıyla bir anakart',
        },
        screen: {
          title: 'Kırık ekran',
          text: 'Çatlak, çizgi, siyah noktalar veya kendi kendine çalışan dokunmatik.',
          pictureAlt: 'Ekranı çatlamış bir telefon',
        },
        camera: {
          title: 'Kamera',
          text: 'Bulanık fotoğraflar, tıkırdayan mercek veya siyah görüntü.',
          pictureAlt: 'İki mercekli ve flaşlı bir kamera modülü',
        },
        speaker: {
          title: 'Telefon hoparlörü',
          text: 'Karşınızdaki sizi duymuyor veya siz onu çok uzaktan gelir gibi duyuyorsunuz.',
          pictureAlt: 'Bir telefonun alt kenarı, hoparlöründen ses dalgaları çıkıyor',
        },
      },
    },
    'more-services': {
      title: 'Onarımdan fazlası',
      intro: 'Bunlar da aynı bankoda yapılır, hiçbir şey bozuk değilken de.',
      items: {
        detection: {
          title: 'Telefonda arıza tespiti',
          text: 'Ekran, pil, şarj, kamera, ses, sensör ve şebeke testi. İkinci el telefon almadan önce yaptırmaya değer.',
        },
        software: {
          title: 'Yazılım güncellemesi',
          text: 'Telefon kendisi indiremiyorsa modeliniz için güncel sistem.',
        },
        cleaning: {
          title: 'Temizlik',
          text: 'Arıza parçadan değil tozdansa şarj girişi, mikrofon ve ahize temizlenir.',
        },
        delivery: {
          title: 'Teslimatlı onarım',
          text: 'Randevu alın, telefonunuz adresinizden alınsın ve onarılsın. Bazı şehirlerde sunulur.',
        },
      },
    },
    'why-us': {
      title: 'Onarımı neden burada yaptırmalısınız',
      body: `
- **Garantiniz bozulmaz.** Başkalarının yaptığı onarım, dokunulan parçalarda garantiyi sona erdirebilir.
- **Parça uyar.** Telefonunuzun üreticisinden gelir ve tam sizin modeliniz içindir.
- **Kararı siz verirsiniz.** Fiyat teklifi yoksa onarım da yok. Başka bir arıza çıkarsa devam etmeden önce size sorulur.
- **Verilerinize dokunulmaz.** Pil değiştirmek için kimsenin fotoğraflarınıza ihtiyacı yoktur. Kurallarımız [Onarımda verilerinizi nasıl ele alıyoruz](article:how-we-treat-your-data-in-a-repair) yazısındadır.
- **Yaptığımız işin arkasındayız.** Aynı arıza tekrarlarsa iş emriyle yeniden gelin.

Olağan süre, onarımın başladığı günden itibaren 3–7 iş günüdür. Bu süre bilgi içindir, tatillerde uzar. [Onarım nasıl ilerler](article:how-a-repair-goes) yazısı bunu adım adım gösterir.
`,
    },
    book: {
      title: 'Beklendiğiniz saatte gelin',
      text: 'Çevrimiçi randevu verilen yerlerde bir saat ayırtın veya yakınınızdaki bir merkeze çalışma saatlerinde gelin.',
      actions: { book: 'Şimdi randevu al', find: 'Servis merkezi bul' },
    },
    'more-solutions': {
      title: 'Diğer çözümler',
      intro: 'Belki onarım gerekmez. Bu sorunlar çoğu zaman evde çözülür.',
      items: {
        wet: { title: 'Suya düştü', text: 'Önce kapatın. Sonraki bir saat belirleyicidir.' },
        hot: { title: 'Isınıyor', text: 'Beş nedeni ve hangisinin tehlikeli olduğu.' },
        sim: {
          title: 'SIM kartı görmüyor',
          text: 'Kart mı, tepsi mi, ayar mı? On dakikada öğrenin.',
        },
        port: { title: 'Yavaş şarj oluyor', text: 'Şarj girişini zarar vermeden temizleyin.' },
      },
    },
    questions: { title: 'Onarımla ilgili sorular' },
    app: {
      title: 'Servis telefonunuzda',
      intro: 'Kodu okutun; garanti ve onarım durumu elinizin altında olsun.',
    },
  },
}
