import type { ArticleText } from '../article'

export const tr: ArticleText = {
  title: 'Telefonunuzun IMEI numarasını bulun',
  summary:
    'IMEI, bir telefonu bütün diğerlerinden ayırır. Garanti sorgularken, onarımda ve telefon kaybolduğunda gerekir.',
  coverAlt: 'Tuş takımı açık bir telefon ve kutusunun barkodlu etiketi',
  body: `
Mobil şebekeye bağlanabilen her telefonun IMEI’si, yani 15 rakamlı bir numarası vardır. Bu numara SIM karta değil cihaza aittir; telefon numaranızı veya operatörünüzü değiştirseniz de aynı kalır.

## Bulmanın üç yolu

:::steps
# Kodu tuşlayın
Telefon uygulamasını açıp \`*#06#\` yazın. Numara hemen görünür, arama tuşuna basmanız gerekmez. Çift SIM’li bir telefon iki numara gösterir.

# Ayarlara bakın
“Ayarlar” uygulamasını, ardından “Telefon hakkında” bölümünü açın. Numara modele göre doğrudan orada ya da “Durum” veya “IMEI bilgileri” altında yazar.

# Kutuya bakın
Kutunun dar kenarındaki etikette, barkodun yanında yazar. Çoğu zaman faturada da vardır.
:::

:::hint
İki numara varsa ilkini, yani IMEI 1’i kullanın. Garanti sorgulama onu tanımazsa ikincisini deneyin.
:::

## Telefon açılmıyorsa

SIM tepsisini çıkarın: bazı modellerde numara tepsinin üzerinde çok küçük yazılıdır. Yoksa kutuya veya faturaya bakın. Telefonda hesabınıza giriş yapmışsanız hesabın cihaz bulma sayfası her telefonun numarasını gösterebilir.

## Neden bugünden not etmeye değer

- **Garanti için.** Numarayı [garanti sorgulama](page:warranty-check) sayfasına yazın, telefonunuzun garantisi ne zamana kadar sürüyor, görün.
- **Onarım için.** Servis merkezi numarayı iş emrine yazar. Telefonu alırken karşılaştırın.
- **Çalındığında.** Operatörünüz telefonu IMEI ile şebekeye kapatabilir, polis de bu numarayı sorar.
- **İkinci el telefon almadan önce.** Telefondaki numarayı kutudakiyle karşılaştırın. Farklıysa nedenini sorun.

:::warning
Bu numarayı kimlik numaranız gibi koruyun. Fotoğrafını paylaşmayın ve onu yalnızca gerekenlere verin: operatörünüze, polise, servis merkezine.
:::

Dizüstü bilgisayarların, televizyonların ve SIM yuvası olmayan tabletlerin IMEI’si yoktur. Onların seri numarası vardır; alttaki veya arkadaki etikette yazar.
`,
}
