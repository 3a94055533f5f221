import type { LegalText } from '../legal-text'

export const tr: LegalText = {
  title: 'Gizlilik politikası',
  body: `
:::warning
Gösterim için hazırlanmış örnek metindir. Aster, Kite ve Solis grubu gerçek değildir. Bu site gerçek müşterilere hizmet vermeden önce bir avukat bu sayfanın yerine yenisini hazırlamalıdır.
:::

Bu sayfa, sizinle ilgili hangi verileri ne için kullandığımızı ve bizden neler isteyebileceğinizi anlatır.

## Kim sorumlu

Aster, Kite ve Solis’in satış sonrası servisi Carelane. Ülkenizdeki adres, destek hattı ve e-posta her sayfanın en altındadır.

## Neyi, ne için kullanırız

- **Sorgulamak için.** Girdiğiniz IMEI, seri numarası veya iş emri numarası yalnızca bu yanıt için kullanılır. Saklanmaz ve bir web adresinde yer almaz.
- **Onarmak için.** İş emrinde adınız, size ulaşabileceğimiz bir yol, cihaz ve numarası, arıza, parçalar ve tarihler bulunur.
- **Randevu veya yanıt vermek için.** Adınız, telefon numaranız veya e-postanız ve bize yazdıklarınız.
- **Koruma planı satmak için.** Hesap sağlayıcısındaki hesabınız, adınız ve telefon numaranız, IMEI ve ödemenin durumu. Kart bilgileri bize değil, ödeme hizmetine gider.
- **Telefon kilidini açmak için.** Başvurunun istediği kimlik kartı ve fatura fotoğrafları. Bunları yalnızca başvuruyu inceleyenler görür.
- **Siteyi güvende tutmak için.** Ziyaretlerin teknik kayıtları; bunlarda cihaz ve telefon numaraları okunamaz hâle getirilir.

## Neleri yapmayız

Veri satmayız. Teslim ettiğiniz cihazın içeriğine bakmayız. Parola istemeyiz.

## Verileri başka kimler alır

Cihazınızı onaran servis merkezi, istediyseniz teslimat hizmeti, ödeme yapıyorsanız ödeme hizmeti. Her biri yalnızca işi için gerekeni alır.

## Ne kadar saklarız

Yukarıdaki amaç için gerektiği ve ülkenizin yasası onarım ve ödeme kayıtlarını gerektirdiği sürece. Sonra silinir.

## Neler isteyebilirsiniz

Hakkınızda nelerin saklandığını sorabilir, hataların düzeltilmesini ve artık gerekmeyen verilerin silinmesini isteyebilir, verilerin kullanılmasına itiraz edebilirsiniz. Bize [iletişim sayfasından](page:contact) yazın. Ülkenizin veri koruma kurumuna da şikâyette bulunabilirsiniz.

## Çerezler

Bu sitenin tarayıcınızda neleri sakladığı [çerez politikasında](page:policy/cookies) yazar.

## Değişiklikler

Bu sayfa değiştiğinde, yeni metnin hangi günden itibaren geçerli olduğu en üstte yazar.
`,
}
