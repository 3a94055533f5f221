import type { DangerWords } from '../danger-patterns'

export const ID: DangerWords = {
  lists: {
    thing: `hp|hape|hpku|hpnya|handphone*|ponsel*|telepon*|smartphone*|tablet*|laptop*|leptop*|komputer*|pc|notebook|tv|tivi|televisi*|cas|casan*|charger*|carger*|adaptor*|
      kabel*|colokan*|stopkontak*|stop_kontak|steker|terminal|powerbank*|power_bank*|baterai*|batre*|batrai*|batere*|baterei*|aki|earbud*|earphone*|headset*|tws|jam|smartwatch|router|modem|
      kulkas*|freezer|mesin_cuci|mesin*|ac|microwave|oven|kipas*|perangkat*|alat*|remote*|remot*|kompresor*|dinamo|stavolt|setrika|dispenser|magic_com`,
    cell: 'baterai*|batre*|batrai*|batere*|baterei*|powerbank*|power_bank*|aki',
    body: `tangan*|jari*|jempol*|kulit*|muka*|wajah*|kaki*|paha*|lengan*|telinga*|kuping*|telapak*|leher*|pipi*|dada*|mata*|bibir*|mulut*|pergelangan*|perut*|badan*`,
    person: `saya|aku|gue|gw|bayi*|anak*|balita*|adik*|adek*|kakak*|istri*|suami*|ibu*|ayah*|bapak*|mama*|papa*|nenek*|kakek*|cucu*|keponakan*|ponakan*|sepupu*|dia|orang|seseorang|teman*|kucing*|anjing*|bocah*|dedek*|si_kecil`,
    part: `baterai*|batre*|batrai*|magnet*|sekrup*|baut*|jarum*|peniti*|pin|ejector|sim|kartu_sim|memori|karet*|earbud*|kancing*|tombol*|kunci*|kepingan`,
    swallow: 'tertelan|ketelan|ketelen|menelan|nelan|nelen|ditelan|telan|kemakan',
    explode: 'meledak*|meletus*|ledakan*|mledug|meledug|ngeledug|meledos',
  },
  harmless: `
    free fire|fayer
    fire tv|stick|os
    ff max
    kembang api
    api web|rest|key|google|kamera|integrasi|developer
    baterai_api|semangat berapi_api
    kereta api
    bisa|bisakah|apakah|akan|mungkin|takut|bakal ~ meledak|meletus
    layar|screen burn|kebakar|terbakar ?in
    burn in
    bakar|burning cd|dvd|iso|data|kuota|kalori
    bocor|kebocoran|bocoran ?nya data|memori|informasi|cahaya|air|suara|spek*|harga|foto|desain
    boros|makan baterai|batre
    asap rokok|vape
    kepulan asap rokok
    sensor|detektor asap
    diskon|harga|promo gila|panas|terbakar
    tahan|anti|pelindung guncangan|benturan|shock|kejut
    kaget|syok|shock ?sama ?dengan ?lihat ?liat ?liatin harga|tagihan|biaya
    hp|ponsel|mesin|atm|slot|tray|baki|laci|printer|tablet|komputer|laptop|hpku ?saya ?ku ?malah ?tiba_tiba nelan|menelan|nelen|makan|telan
    ketelan|tertelan|ditelan ?di ?ke ?oleh ?sama ?dalam hp|mesin|atm|slot|ponsel|printer
    mati ketawa|penasaran|gaya|kutu|lampu|listrik|total|mendadak|sendiri|lagi|suri|layar
    hp|batre|baterai|layar|laptop|tv|ponsel|tablet|kulkas|mesin_cuci|ac ?saya ?ku ?nya ?tiba_tiba mati
    bunuh waktu
    mematikan|matikan|kill|bunuh aplikasi|app|proses|latar|background|hp
    skuad bunuh diri
    lampu|led|indikator ~ nyala|menyala
  `,
  selfHarm: `
    bunuh|bundir diri
    bundir
    menyakiti|nyakitin|melukai|lukai|gantung|sayat|menyayat|menggantung|membunuh|habisi ?diri diri|sendiri|diriku|diri_sendiri|tangan_sendiri
    mengakhiri|akhiri|ngakhirin|mengahiri ?semua hidup*|nyawa*|semuanya
    ?saya ?aku ?gue ?pengen ingin|pengen|pingin|pgn|mau|mending|lebih_baik ?aku ?saya ?gue mati|meninggal|mati_saja|mati_aja
    aku|saya|gue|gw ~ pengen|ingin|mau|pingin ~ mati
    gak|nggak|ga|tidak|tak|ngga|ndak ?mau ?ingin ?pengen ?sanggup ?kuat ?bisa hidup ?lagi
    capek|lelah|bosan|muak|cape ?dengan ?sama hidup*
    tidak|gak|nggak|ga ada ?lagi alasan|gunanya|artinya ?untuk|buat hidup
    hidup* ?sudah ?ini gak|tidak|nggak|ga ?ada ?lagi berarti|gunanya|artinya|ada_artinya
    self harm
    silet|cutter ~ nadi|tangan
    loncat|lompat|terjun ~ jembatan|gedung|atap|balkon|kereta
  `,
  swallowed: `
    {person} ~ {swallow}
    {swallow} ~ {part}
    {swallow} ~ {person}
    {part} ~ {swallow}
    {person} ~ makan|mengunyah|ngunyah|gigit|masukin|memasukkan|emut ~ baterai*|batre*|magnet*|sekrup*|baut*|jarum*
    {part} ~ tenggorokan*|hidung*|mulut*|kuping|perut*|lambung
    {person} ~ tersedak|keselek|kesedak
    tersedak|keselek ~ {part}
  `,
  shock: `
    kesetrum|setrum|nyetrum|tersetrum|disetrum|kestrum|ksetrum|stroom|kesengat|nyetrumnya|kesentrum|tersengat ?listrik
    sengatan|tersengat|kena|kesetrum|kesengat listrik|setrum|strum
    {thing} ~ nyetrum|setrum|strum|nyetrom
    {thing} ~ kesemutan|geli|mrinding ~ pegang|sentuh|disentuh
  `,
  burn: `
    {body} ~ terbakar|kebakar|melepuh|luka_bakar|kepanasan|kena_panas|melepuhnya|tersiram|kesundut|lepuh
    luka bakar
    melepuh
    terbakar|kebakar ~ {body}
    {person} ~ kena|terkena|tersiram|kebakar|terbakar ~ {thing} & {body}
    membakar|ngebakar ~ {body}
  `,
  fire: `
    = ?tolong kebakaran|api|terbakar|meledak
    {thing} ~ terbakar|kebakar|kebakaran|kobong|berapi|menyala_api|hangus_terbakar
    {thing} & api|apinya|kobaran
    terbakar|kebakar ~ {thing}
    kebakaran
    keluar|muncul|ada|timbul|nyala api|apinya
    {thing} ~ {explode}
    {explode} ~ {thing}
    rumah|kamar|dapur|kasur|sofa|gorden ~ terbakar|kebakar|api
  `,
  gas: `
    bau* ~ gas
    gas ~ bocor*|bau*|mendesis|keluar
    bocor* ~ gas
  `,
  smoke: `
    = asap|berasap|percikan
    {cell} & tertusuk|ketusuk|kebolong*|bolong
    colokan*|stopkontak*|charger*|casan*|kabel* ~ gosong|hangus|terbakar
    {thing} & asap|asep|berasap|ngebul|ngasap|mengepul|kebul|ngebulnya|asapnya|berasep
    asap|asep ~ keluar|dari|hitam|putih|ngepul
    keluar|ngeluarin|mengeluarkan|muncul ~ asap|asep
    bau* ~ gosong|hangus|terbakar|kebakar|sangit|kabel|plastik|angit|bakar
    {thing} & percikan|memercik*|percik*|meleleh|leleh|lumer|gosong|korslet*|konslet*|konsleting|hangus
    percikan|bunga_api ~ {thing}
    {cell} ~ panas ?sekali banget|sekali|bgt|parah|ekstrem|luar_biasa|kayak_setrika
    {cell} ~ sangat|terlalu|super panas
    panas ~ sampai|sampe|gak|tidak|ga ~ dipegang|disentuh|pegang
    mendesis|berdesis ~ {cell}
    {cell} ~ mendesis|berdesis
  `,
  leak: `
    {cell} ~ bocor*|rembes|merembes|meleleh_cairan|keluar_cairan|netes|menetes|keluar_air|berair
    bocor* ~ {cell}
    cairan|asam|air|lendir|serbuk|bubuk|jel|gel ~ {cell}
    {cell} ~ cairan|asam|lendir|serbuk
    keluar ~ cairan ~ {thing}
  `,
  swelling: `
    = kembung|gembung|bengkak
    {cell} & kembung|gembung|menggelembung|bengkak|membengkak|melembung|melendung|mblendung|gendut|hamil|mengembung|menggembung|kembungnya|melengkung|mengembang|gelembung|bunting|buncit
    hp|hape|ponsel|handphone|tablet|laptop|jam|hpku ~ kembung|gembung|menggelembung|bengkak|melembung|melendung|menggembung|mengembung
    casing|tutup|belakang|layar|lcd|keyboard|backdoor|back_cover ?belakang ~ kembung|gembung|bengkak|melembung|terangkat|keangkat|menggelembung|menonjol|melendung
    {cell} ~ dorong|mendorong|ngangkat|mengangkat ~ layar|lcd|casing|keyboard|tutup
  `,
}
