import type { DangerWords } from '../danger-patterns'

export const TR: DangerWords = {
  lists: {
    thing: `telefon*|tel|cep|tablet*|laptop*|bilgisayar*|notebook*|pc|tv|televizyon*|şarj_aleti*|sarj_aletim|şarj*|adaptör*|kablo*|fiş*|priz*|uzatma*|çoklu_priz*|
      powerbank*|power_bank*|batarya*|pil|pili|pilim|piller*|pilin|kulaklık*|saat*|saati|modem*|router|buzdolab*|dolap|dolabı|dolabın|derin_dondurucu*|çamaşır_makine*|makine*|makina*|
      kurutma*|klima*|mikrodalga*|fırın*|kettle|su_ısıtıcı*|vantilatör*|cihaz*|alet*|kumanda*|kompresör*|motor*|regülatör`,
    cell: 'batarya*|pil|pili|pilim|piller*|pilin|pilden|pilimiz|powerbank*|power_bank*|akü*',
    body: `el|elim|elimi|eli|elini|elin|elime|eline|ellerim|elimde|parmağ*|parmak*|cild*|cilt*|deri*|derim|yüz*|bacağ*|bacak*|kol|kolum|kolumu|kolu|kulağ*|avuc*|avuç*|boyn*|yanağ*|göğs*|göz*|dudağ*|ağz*|ağız*|bilek*|bileğ*|ayağ*|karn*`,
    person: `ben|bebek*|bebeğ*|çocuk*|çocuğ*|oğl*|kızım|kızımın|kız|kızı|kardeş*|eşim|karım|kocam|annem|babam|dedem|ninem|torun*|yeğen*|kuzen*|birisi|biri|adam|arkadaş*|köpek*|köpeğ*|kedi*|evlad*|minik`,
    part: `pil|pili|pilini|piller*|batarya*|mıknatıs*|vida*|iğne*|toplu_iğne|sim|sim_kart*|kart|kartı|hafıza_kart*|kulaklık_ucu*|parça*|düğme*|anahtar*|raptiye`,
    swallow: 'yut*|yuttu*|yutmuş|yutması',
    burnt: 'yandı|yaktı|yaktım|yanık*|yandım|yakıyor|haşla*|kabar*|yanmış|yaktırdı|su_topladı',
    explode: 'patla*|infilak*',
  },
  harmless: `
    free fire
    fire tv|stick|os|veriyor|fox
    patlayabilir|patlar mı|mi
    hoparlör*|ses|bass|ekran* ~ patla*
    patlayan fiyat*|indirim*
    fiyat* yan*|patla*|ateş
    ışık|ışığı|led|lamba*|ikon*|ekran*|gösterge*|uyarı*|sinyal* ?kırmızı ?yeşil ?mavi ?sürekli ?hep ?hiç yan*
    yan* ışık|ışığı|led|lamba*|ikon*|gösterge*|uyarı*
    kırmızı|yeşil|mavi|sarı|turuncu ?ışık ?ışığı yan*
    flaş*|flaşı|fener* yan*
    ekran* yanığı|yanması|yanmıyor
    yanıt*|yanlış*|yanında|yanımda|yanına|yani|yan|yanda|yandan
    cd|dvd|iso|disk yak*
    internet*|veri|kota|para|pil|şarj ?çok ?hızlı yak*|yiyor
    duman|füme rengi|gri|renk
    duman dedektör*|alarm*|sensör*
    sigara|nargile dumanı
    veri|bellek|bilgi|ışık|su|fotoğraf*|ses sız*
    sızıntı* ~ fotoğraf*|özellik*|bellek|veri|tasarım
    sızdırıl*|sızdır*
    darbe* dayanıklı|emici|koruma
    şok fiyat*|indirim*|emici|kampanya*|market
    şok oldum|olduk
    telefon*|makine*|atm|bankamatik|yuva*|cihaz*|tepsi*|yazıcı*|tablet*|tv|televizyon ~ simi|simimi|kart*|parayı|parami yut*
    yut* telefon*|atm|bankamatik
    gülmekten|sıcaktan|açlıktan|meraktan|susuzluktan|uykusuzluktan|sıkıntıdan|yorgunluktan öl*|geberiyorum|bayıl*
    zaman|vakit öldür*
    uygulama*|arka_plan|işlem* öldür*|kapat*
    telefon*|batarya*|pil*|laptop*|tablet*|kulaklık* ?tamamen öldü|ölmüş|ölüyor|intihar*
    intihar timi
  `,
  selfHarm: `
    intihar*
    kendimi|kendini|canıma|hayatıma|yaşamıma|hayatına|canına öldür*|as*|kes*|yarala*|zarar*|vur*|kıy*|son|at*|astı
    ölmek|yok_olmak|gebermek istiyorum|istiyor|isterdim|geliyor
    ölsem|keşke_ölsem ~
    yaşamak ?artık istemiyorum|istemiyor
    ?artık yaşamak istemiyorum
    hayat* ?artık son|anlamı_yok|anlamsız|bıktım|yaşamaya_değmez|son_verme*|son_vermek
    yaşamaktan|hayattan|bu_hayattan|yaşamdan bıktım|yoruldum|usandım|sıkıldım
    yaşamanın|yaşamamın|yaşamak ?için ?bir ?hiç anlamı|sebebim|nedenim|nedeni|sebebi ?kalmadı ?yok
    bileklerimi|bileğimi kes*
    köprüden|çatıdan|balkondan|trenin_önüne|camdan ~ atla*|at*
    canımdan|canıma bezdim|kıyacağım|kıymak
  `,
  swallowed: `
    {person} ~ {swallow}
    {swallow} ~ {person}
    {part} ~ {swallow}
    {person} ~ {part} ~ yedi|ısırdı|soktu|kaçtı|çiğnedi
    {part} ~ boğaz*|burn*|kulağ*|ağz*|ağızına|mide*
    boğulu*|boğazına_kaçtı|tıkandı|nefes_alamıyor ~
  `,
  shock: `
    elektrik çarp*|çarpma*|şok*|çarptı
    elektrik|akım|ceryan|cereyan ~ çarp*|çarptı|tuttu|kaptırdı|kapıldı|kapıldım|verdi|veriyor|geçti|atıyor|kaçırıyor|kaçağı|kaçırıyo|geldi
    {thing} & çarpıyor|çarptı|çarpıyo|çarpıldı|çarpıldım|elektrikleniyor|titretiyor|karıncalan*|çarpma
    {person} çarpıldı|çarpıldım
    elektriğe|akıma|cereyana kapıl*
    dokun* ~ çarp*|elektrik|karıncalan*|ceryan|akım ~
    elektrik ver*|atıyor|kaçağı|kaçırıyor
  `,
  burn: `
    {body} ~ {burnt}
    {burnt} ~ {body}
    kendimi|onu|beni yaktı|yaktım|haşladı
    yanık|yanıklar ~ oluştu|oldu|var|kremi
    {person} ~ {body} ~ yan*|yak*
  `,
  fire: `
    = ?imdat yangın|yanıyor|alev|patladı
    {thing} ~ alev*|tutuştu|tutuşuyor|ateş_aldı|ateş|yangın*|alevlendi
    alev* ~ {thing}
    alev alev|aldı|alıyor|çıktı
    ateş aldı|alıyor|çıktı
    yangın*
    {thing} ~ yanıyor|yanıyo|yanmaya|yandı|yandi_kül
    {thing} ~ {explode}
    {explode} ~ {thing}
    yanıyor|yanıyo ~ {thing}
    ev|evim|oda|mutfak|yatak|koltuk|perde ~ yanıyor|tutuştu|alev*
  `,
  gas: `
    gaz ~ kok*|kaçağı|kaçak|kaçırıyor|sız*|kaçıyor|tıslı*
    kok* ~ gaz
  `,
  smoke: `
    = duman|kıvılcım
    {cell} & deldim|delindi|delinmiş
    priz*|fiş*|uzatma*|şarj_aleti* ~ yanmış|yandı_kül|kararmış|erimiş
    {thing} & duman*
    duman* ~ çık*|geliyor|yükseliyor
    yanık|yanma|yanmış|is|plastik ?plastik ?kablo koku*|kokuyor|kokuyo
    koku* ~ yanık|yanma|yanmış
    {thing} & kıvılcım*|eridi|eriyor|erimiş|erime|kıvılcımlan*|ark_yap*|karardı|kömür*
    kıvılcım* ~ {thing}
    {cell} ~ aşırı|çok|fena|inanılmaz|acayip|deli_gibi sıcak|kızgın|ısın*|ısındı|ısınıyor|sıcaktı
    {thing} ~ elle_tutulmuyor|tutulmayacak|dokunulmayacak|dokunamıyorum|kor_gibi|ateş_gibi|alev_gibi|tutamıyorum
    dokunulmayacak|tutulmayacak|ele_alınmayacak ~ sıcak
    tıslıyor|cızırdıyor ~ {cell}
    {cell} ~ tıslıyor|cızırdıyor
  `,
  leak: `
    {cell} & akmış|aktı|akıyor|akıntı*|akıttı|akıtmış|akıtıyor|sızdı|sızıyor|sızıntı*|sızmış|sızdırmış|sızdırıyor|sızdırdı|patlak|akma
    sıvı*|asit*|jel|toz|beyaz_toz ~ {cell}
    {cell} ~ sıvı*|asit*|asidi|jel|elektrolit*
    sıvı*|asit* ~ akıyor|geliyor|çıkıyor|sızıyor|aktı ~
  `,
  swelling: `
    = şişmiş|şişti|şişme
    {cell} & şiş*|kabar*|bombe*|genleş*|şişti|hamile
    {thing} ~ şişti|şişmiş|şişiyor|şişkin*|bombe*|kabardı|kabarmış|şişme|şişik
    kapak|kapağı|kapağ*|arkası|ekran*|klavye*|kasa*|touchpad ?cam ~ şiş*|bombe*|kabar*|kalktı_şişti
    {cell} ~ ekran*|kapağ*|klavye* ~ itiyor|itti|kaldırdı|kaldırıyor
  `,
}
