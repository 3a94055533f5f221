import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Klima onarımı ve bakımı',
  description:
    'Solis klimalar: kendiniz neye bakabilirsiniz, teknisyen ziyareti nasıl geçer, garanti neleri kapsar ve sıcaklar başlamadan ne yapmalı.',
  sections: {
    hero: {
      title: 'Sıcak hava mı, su mu, gürültü mü?',
      text: 'Evde yapacağınız dört kontrolle başlayın. Gerisi için Solis klimanıza bir teknisyen isteyin.',
      pictureAlt: 'Klimanın iç ünitesinin altında bir teknisyenin merdiveni ve alet çantası',
      actions: { ask: 'Teknisyen iste', find: 'Servis merkezi bul' },
    },
    signs: {
      title: 'Belirti ne anlama geliyor',
      items: {
        warm: {
          title: 'Hava soğumuyor',
          text: 'Filtre toz dolu, mod yanlış ya da dış ünite hava alamıyor. Nadiren gaz kaçağıdır.',
        },
        water: {
          title: 'İçeriye su damlıyor',
          text: 'Gider tıkalı veya ünite eğri duruyor. Klimayı kapatın ve altına bir kap koyun.',
        },
        noise: {
          title: 'Tıkırdıyor veya uğulduyor',
          text: 'Ön kapak gevşek veya fana yaprak kaçmış. Sürtünme sesi teknisyen işidir: klimayı kapatın.',
        },
        smell: {
          title: 'Kokuyor',
          text: 'Filtrede ve serpantinde nemli toz var. Filtreyi temizleyin, sonra yarım saat yalnızca fanı çalıştırın.',
        },
        ice: {
          title: 'Boruda buz var',
          text: 'Hava veya gaz yetersiz. Klimayı kapatın, buzun çözülmesini bekleyin, filtreyi temizleyin. Tekrarlarsa teknisyen isteyin.',
        },
        dead: {
          title: 'Hiç çalışmıyor',
          text: 'Kumandanın pillerine, sigortaya ve ünitenin yanındaki şaltere bakın.',
        },
      },
    },
    first: {
      title: 'Aramadan önce dört kontrol',
      intro: 'On dakika, alet gerekmez. Ünitenin kapağını açmadan önce elektriği duvardaki şalterden kesin.',
      items: {
        power: {
          title: 'Elektrik',
          text: 'Kumandaya yeni pil takın, sigortanın atmadığından emin olun. Elektrik kesintisinden sonra çalıştırmadan önce üç dakika bekleyin.',
        },
        mode: {
          title: 'Mod',
          text: 'Kar tanesi soğutma demektir. 24–26 °C, kanatlar yukarıda, kapılar kapalı. Nem alma veya fan modunda neredeyse hiç soğutmaz.',
        },
        filter: {
          title: 'Filtre',
          text: 'Ön kapağı açın, filtreyi çıkarın, ılık suyla durulayın ve gölgede kurutun.',
        },
        outdoor: {
          title: 'Dış ünite',
          text: 'Izgaradaki yaprakları ve poşetleri alın. Izgaranın içine asla elinizi sokmayın, üniteye uzanmak için asla dışarı sarkmayın.',
        },
      },
    },
    visit: {
      title: 'Teknisyen ziyareti nasıl geçer',
      items: {
        ask: {
          title: 'İsteyin',
          text: 'Sohbetten veya destek hattından: ünitenin yanındaki etikette yazan model ve seri numarası, arıza, adresiniz.',
        },
        prepare: {
          title: 'Yer açın',
          text: 'Ünitenin altını boşaltın, faturayı hazır bulundurun ve teknisyeni içeri alacak birinin evde olmasını sağlayın.',
        },
        test: {
          title: 'Test edilir',
          text: 'Giren ve çıkan havanın sıcaklığı, akım, basınç, gider. Ne bulunduğu size söylenir.',
        },
        decide: {
          title: 'Kararı siz verirsiniz',
          text: 'Garantinin kapsamadığı işler için önce parça ve işçiliği ayrı gösteren bir fiyat teklifi alırsınız.',
        },
        finish: {
          title: 'Çalıştığını görün',
          text: 'İmzalamadan önce on dakika soğutmasını bekleyin. İş emrini saklayın: onarımı onunla izler ve değerlendirirsiniz.',
        },
      },
    },
    warranty: {
      title: 'Garantiye girer mi, girmez mi',
      covered: {
        compressor: 'Normal kullanımda arızalanan kompresör, motor veya fan',
        electronics: 'Kendiliğinden arızalanan kontrol kartı, sensör veya kumanda',
        labour: 'Ülkenizde geçerli süre içinde böyle bir onarımın işçiliği',
      },
      excluded: {
        maintenance: 'Filtre, serpantin ve gider temizliği',
        installation: 'Başkalarının yaptığı montajdan doğan arızalar ve ünitenin taşınması',
        voltage: 'Yıldırım, yanlış voltaj, hayvan veya su baskını hasarı',
        gas: 'Bükülmüş veya kesilmiş borudan kaçan gaz',
      },
    },
    season: {
      title: 'Sıcaklar başlamadan önce',
      body: `
Teknisyenler en çok ilk sıcak haftada yoğundur. Şunları bir ay önce yaparsanız neredeyse hiç beklemezsiniz.

- [Filtreyi temizleyin](article:clean-air-conditioner-filter) ve klima her gün çalıştığı sürece bunu iki haftada bir tekrarlayın.
- Klimayı yarım saat soğutmada çalıştırın. Üflediği hava odadan belirgin şekilde soğuk mu, damlama var mı, bakın.
- Ulaşabiliyorsanız su toplama tavasına bir bardak su dökün ve suyun dışarı aktığını görün.
- Kumandanın pillerini değiştirin.

:::warning
Kimsenin kaçağı aramadan gaz doldurmasına izin vermeyin. Gaz kullandıkça bitmez: eksikse kaçak vardır ve önce onun bulunması gerekir. [Yeni gazlar yanıcıdır](article:new-refrigerants-in-air-conditioners), bu yüzden bu iş yalnızca eğitimli kişilerindir.
:::
`,
    },
    policy: {
      title: 'Ülkenizde garanti ne kadar sürer?',
      text: 'Servis koşullarında Solis’i ve “Ev aleti” seçeneğini seçin. Süreler ünite, kompresör ve işçilik için farklıdır.',
      actions: { policy: 'Koşulları oku', contact: 'Bize ulaşın' },
    },
    questions: { title: 'Bakımla ilgili sorular' },
  },
}
