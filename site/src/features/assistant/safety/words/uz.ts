import type { DangerWords } from '../danger-patterns'

/** In Latin and Cyrillic letters, with the Russian words that many mix in. */
export const UZ: DangerWords = {
  lists: {
    thing: `telefon*|tel|telfon*|smartfon*|mobil*|planshet*|noutbuk*|noutbook*|kompyuter*|komp|televizor*|tv|zaryad*|zaryadlov*|zaryadka*|adapter*|kabel*|sim_yogoch|shnur*|sim|rozetka*|vilka*|
      uzaytirgich*|pauerbank*|powerbank*|povorbank*|batareya*|batareka*|batareyka*|akkumulyator*|akumulyator*|akkum*|naushnik*|quloqchin*|soat*|router*|muzlatgich*|muzlatkich*|xolodilnik*|holodilnik*|muzxona*|kir_yuvish*|kirmashina*|
      mashina*|konditsioner*|kondisioner*|mikrotolqin*|duxovka*|pech|choynak*|ventilyator*|qurilma*|pult*|kompressor*|motor*|
      телефон*|тел|смартфон*|планшет*|ноутбук*|компютер*|телевизор*|зарядка*|заряд*|кабел*|сим_ўтказгич|розетка*|павербанк*|батарея*|батарейка*|аккумулятор*|акум*|наушник*|соат*|музлаткич*|холодилник*|кир_ювиш*|кондиционер*|пулт*|қурилма*|вилка*`,
    cell: `batareya*|batareka*|batareyka*|akkumulyator*|akumulyator*|akkum*|pauerbank*|powerbank*|povorbank*|батарея*|батарейка*|аккумулятор*|акум*|аккум*|павербанк*`,
    body: `qol*|qolim*|qolini|barmoq*|barmog*|teri*|yuz*|yuzi*|oyoq*|oyog*|son*|bilak*|bilag*|quloq*|qulog*|kaft*|boyn*|yonoq*|kokrak*|koz*|lab*|ogiz*|ogz*|badan*|қўл*|қулим*|бармоқ*|бармоғ*|тери*|юзи*|оёқ*|оёғ*|кўз*|қулоқ*|қулоғ*`,
    person: `men|bola*|bolam|chaqaloq*|chaqalog*|goʻdak*|godak*|ogil*|ogli*|oglim|qiz|qizim*|qizcham|uka*|ukam|singli*|singlim|aka*|opa*|xotinim|erim|turmush_ortog*|onam|otam|dadam|ayam|buvim|nevara*|jiyan*|kimdir|odam|mushuk*|it|
      мен|бола*|болам|чақалоқ*|чақалоғ*|ўғил*|ўғлим|қиз|қизим*|ука*|укам|синглим|онам|отам|невара*|жиян*|одам`,
    part: `batareya*|batareyka*|batareka*|magnit*|vint*|shurup*|igna*|nina*|toʻgnagich|tognogich|skrepka*|sim|simka*|karta|kartani|fleshka*|tugma*|detal*|kalit|батарейка*|магнит*|винт*|игна*|скрепка*|симка*|тугма*`,
    swallow: 'yutib|yutdi|yutvor*|yutibdi|yutgan*|yutvoribdi|yutishi|ютиб|ютди|ютвор*|ютган*|ютибди',
    burnt: 'kuy*|kuydi|kuydir*|kuyib|kuygan*|kuyish*|qavar*|pufak*|куй*|куйд*|куйиб|куйган*|қавар*',
    explode: 'portla*|partla*|yoril*|портла*|ёрил*',
  },
  harmless: `
    free fire
    fire tv|stick
    portlashi mumkinmi
    portlab ketmaydimi
    narx* portla*|yon*|olov
    chiroq|chirog*|lampochka*|lampa*|indikator*|diod*|ekran*|yorug*|belgi*|tugma*|fonar* ?doim ?qizil ?yashil ?sariq ?kok yon*|kuy*
    qizil|yashil|sariq|kok|oq|қизил|яшил yon*|ён*|chiroq*
    yon* chiroq|chirog*|lampochka*|indikator*|diod*
    yonida|yonimda|yoniga|yon|yonbosh|yonma|yonidagi|yonidan
    ekran* kuy*
    lampochka|lampa|predoxranitel|plata|protsessor kuy*
    batareya* ?tez yeydi|yeb|tugay*|otir*
    internet|trafik|pul ye*
    sizish|sizib|oqib|sizdi malumot|xotira|malumotlar|suv|suvi|rasm*
    malumot*|xotira*|suv|suvi|ovoz*|rasm* sizib|sizdi|oqib|oqish|oqyapti|chiqib|sizish*
    tutun|tutunsimon rang*
    tutun datchigi|sensor*
    sigaret* tutun*
    zarbaga chidamli
    shok narx*|boldim
    telefon*|bankomat*|terminal*|mashina|slot*|lotok*|printer*|planshet*|apparat* ?mening ?kartamni ?simkani ?simni ?simkamni ?kartani yutib|yutdi|yutvor*|yeb
    yutdim|yutuq*|yutib_oldim|yutib_olish|yutib_oldi|yutgan
    kulgidan|ochlikdan|issiqdan|zerikishdan|charchoqdan ol*
    vaqtni|vaqt oldir*
    ilova*|dastur*|fon* oldir*|yop*
    telefon*|batareya*|noutbuk*|ekran* ?butunlay oldi|olib_qoldi|ochdi
  `,
  selfHarm: `
    ozimni|ozini|jonimga|oz_jonimga|joniga|hayotimga|ўзимни|ўзини|жонимга|жонига oldir*|os*|kes*|qasd*|zarar*|jarohat*|yakun*|nuqta|ўлдир*|ос*|қасд*
    suitsid*|сутсид*|суицид*
    joniga|jonimga qasd
    olgim|olishni|olim|ўлгим|ўлишни ?juda ?faqat ?kel* keladi|kelyapti|kelayapti|xohlayman|xohlayapti|istayman|tilayman|келяпти|келади|хоҳлайман|истайман
    yashagim|yashashni|yashash|яшагим|яшашни ?ortiq ?boshqa kelma*|istamayman|xohlamayman|xohlamaydi|келма*|истамайман|хоҳламайман
    yashashdan|hayotdan|яшашдан|ҳаётдан charchadim|toydim|bezdim|zerikdim|чарчадим|тўйдим|безор
    yashashning|yashashim|hayotimning|hayotning ?uchun ?hech ?bir manosi|sabab|keragi|manosi_yoq
    tomirimni|venamni|bilagimni kes*
    oʻlsam|olsam yaxshi|qutulardim|boldi|edi
    kopr*|tom*|balkon*|poyezd*|деразадан ~ sakra*|tashla*
  `,
  swallowed: `
    {person} ~ {swallow}
    {part} ~ {swallow}
    {swallow} ~ {person}
    {person} ~ {part} ~ yedi|yeb|chaynadi|tiqdi|tiqib|soldi
    {part} ~ tomog*|burn*|ogz*|qulog*|oshqozon*|томоғ*|бурн*
    {person} ~ tiqilib|bogʻil*|qaqal*
    tiqilib|tiqildi ~ tomog*
  `,
  shock: `
    tok|tokk|elektr|ток|электр ?toki urdi|uryapti|uradi|uribdi|urib|urvordi|urgan|uryapdi|ushladi|tortdi|tepdi|bergan|beryapti|beradi|bervoryapti|урди|уряпти|уради|тортди|тепди|берди|беряпти|уриб
    tok|ток ~ urdi|uryapti|uradi|urib|tepdi|урди|уряпти|уриб
    {thing} ~ tok|ток|elektr ~ ur*|tep*|ber*|ур*|chimchila*|qitiqla*
    {thing} ~ chimchila*|jimirla*|zirqira*
    elektr zarb*
    tok urish*|zarbasi
  `,
  burn: `
    {body} ~ {burnt}
    {burnt} ~ {body}
    {person} ~ kuydi|kuydirib|kuyib_qoldi|kuydirdi|куйди|куйдириб
    kuyish jarohat*
  `,
  fire: `
    = ?yordam yongʻin|olov|yonyapti|portladi
    {thing} ~ yonyapti|yonayapti|yondi|yonib|yonvotti|yonmoqda|yonayotgan|yonvordi|yonib_ketdi|alanga*|olov*|otash|ёняпти|ёнди|ёниб|аланга*|олов*|ўт_олди
    {thing} ~ ot oldi|olib|ketdi|tushdi
    yonyapti|yondi|yonib|ёняпти|ёнди ~ {thing}
    alanga*|olov*|олов* ~ chiq*|{thing}|чиқ*
    {thing} & olov*|alanga*|олов*|аланга*
    ot|ўт ketdi|oldi|tushdi|кетди|олди
    yongin*|ёнғин*|pojar*|пожар*
    {thing} ~ {explode}
    {explode} ~ {thing}
    uy*|xona*|oshxona*|divan*|krovat*|parda* ~ yonyapti|yondi|yonib|olov*
  `,
  gas: `
    gaz|газ ~ hid*|is|isi|sizyapti|chiqyapti|ҳид*|иси|чиқяпти|сизяпти
    hid*|isi|ҳид* ~ gaz
  `,
  smoke: `
    = tutun|uchqun
    {cell} & teshil*|teshib
    rozetka*|vilka*|zaryad* ~ kuyib|kuydi|kuygan
    {thing} & tutun*|tutayapti|tutamoqda|тутун*|dudla*|дудла*
    tutun*|тутун*|dud ~ chiq*|kel*|чиқ*
    kuygan|kuyuk|kuyik|plastik|plastmassa|куйган|куюк ~ hid*|is|isi|ҳид*|иси
    hid*|isi|ҳид* ~ kuy*|tutun*|куй*
    {thing} & uchqun*|eridi|eriyapti|erib|учқун*|эриди|эриб|qorayib_ketdi
    uchqun*|учқун* ~ {thing}
    {cell} ~ juda|haddan|olovday|oʻta|ota|жуда|qattiq|rosa|yomon qizi*|issiq|qizib|қизи*|иссиқ|ziyod
    ushlab|tegib|qol_tekkiz* ~ bolmay*|bolmas* ~ issiq|qizi*
    qizi*|issiq ~ ushlab|tegib ~ bolma*
    {cell} ~ vishilla*|shishilla*
  `,
  leak: `
    {cell} ~ oqyapti|oqib|oqdi|oqmoqda|sizyapti|sizib|sizdi|tomchila*|tomyapti|оқяпти|оқиб|оқди|сизиб|сизяпти|oqvotti|oqqan
    suyuqlik*|kislota*|elektrolit*|суюқлик*|кислота* ~ {cell}
    {cell} ~ suyuqlik*|suyuqligi|kislota*|elektrolit*|суюқлик*|кислота*|oq_kukun
    suyuqlik*|kislota* ~ chiq*|oq*
  `,
  swelling: `
    = shishgan|shishdi|shishib
    {cell} & shish*|shishdi|shishib|shishgan|bort*|bortib|bortgan|qabar*|dumaloq*|kotaril*|шиш*|бўрт*|қабар*|puflan*|dombay*|qappay*
    {thing} ~ shish*|bortib|bortgan|bortdi|шиш*|бўрт*|qappay*|dombay*
    orqa*|qopqog*|qopqoq*|ekran*|klaviatura*|korpus*|орқа*|қопқоғ*|экран* ~ shish*|bort*|kotarilib|шиш*|бўрт*|qappay*
    {cell} ~ ekran*|qopqog*|klaviatura* ~ kotar*|itar*|surib
  `,
}
