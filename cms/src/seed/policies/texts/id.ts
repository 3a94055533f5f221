import type { PolicyTexts } from './policy-texts'

const PRICE =
  'Jika ada yang harus dibayar, Anda lebih dulu menerima harga suku cadang dan ongkos kerja, lalu Anda yang memutuskan.'
const TIME =
  'Biasanya 3 sampai 7 hari kerja sejak perbaikan dimulai. Ini hanya perkiraan; hari libur menambah waktu.'
const FOLLOW = 'Dengan nomor order, Anda bisa memantaunya di [status perbaikan](page:repair-status).'

const BRING_IN = `
:::steps
# Cek garansi
IDENTIFY

# Simpan data Anda
Perbaikan mungkin perlu mengatur ulang perangkat. [Cadangkan data](article:back-up-phone-before-repair) selagi perangkat masih menyala.

# Bawa perangkatnya
Datanglah ke [pusat layanan](page:service-center) dengan perangkat, dan pengisi daya jika masalahnya pengisian. Tunjukkan nota bila ada. Anda menerima order bernomor.

# Tunggu perbaikan
Teknisi memeriksa perangkat. ${PRICE} ${TIME} ${FOLLOW}

# Coba sebelum pulang
Coba bagian yang tadinya rusak, dan cocokkan nomor pada order dengan nomor perangkat.
:::`

export const id: PolicyTexts = {
  titles: {
    'mobile-phone': 'Ponsel {brand}: garansi dan layanan',
    'retail-accessories': 'Aksesori {brand}: garansi dan layanan',
    'home-appliance': 'Peralatan rumah tangga {brand}: garansi dan layanan',
    laptop: 'Laptop {brand}: garansi dan layanan',
  },
  summaries: {
    'mobile-phone':
      'Cacat bahan dan pengerjaan diperbaiki gratis ({periods}). Jatuh dan terkena cairan tidak ditanggung. Masa garansi mulai saat aktivasi.',
    'retail-accessories':
      'Bila ada cacat bahan atau pengerjaan, aksesori diperbaiki atau diganti ({periods}). Masa garansi mulai pada hari pembelian.',
    'home-appliance':
      'Cacat bahan dan pengerjaan diperbaiki gratis, di rumah Anda untuk alat besar ({periods}). Pemasangan yang salah tidak ditanggung.',
    laptop:
      'Cacat bahan dan pengerjaan diperbaiki gratis ({periods}). Simpan dulu data Anda: data tidak termasuk garansi.',
    'small-appliance':
      'Bila ada cacat bahan atau pengerjaan, alat diperbaiki atau diganti ({periods}). Keausan dan kerak tidak ditanggung. Masa garansi mulai pada hari pembelian.',
  },
  headings: {
    covered: 'Yang ditanggung',
    period: 'Berapa lama',
    excluded: 'Yang tidak ditanggung',
    claim: 'Cara klaim',
    parts: 'Suku cadang dan perangkat pengganti',
    data: 'Data Anda',
    transport: 'Pengantaran',
    rights: 'Hak Anda menurut hukum',
  },
  scopes: {
    'aster-mobile-phone': 'Kebijakan ini berlaku untuk ponsel Aster dan tablet Aster Slate.',
    'aster-retail-accessories':
      'Kebijakan ini berlaku untuk pengisi daya, kabel, earphone, dan power bank Aster yang dijual terpisah. Isi kotak ponsel mengikuti kebijakan ponsel.',
    'aster-home-appliance':
      'Kebijakan ini berlaku untuk peralatan rumah tangga kecil Aster: kipas angin, ketel, setrika, dan pembersih udara.',
    'aster-laptop': 'Kebijakan ini berlaku untuk laptop Aster beserta baterai dan pengisi daya bawaannya.',
    'kite-mobile-phone':
      'Kebijakan ini berlaku untuk ponsel pintar dan ponsel biasa Kite, serta jam dan pelacak Kite yang memakai SIM.',
    'kite-retail-accessories':
      'Kebijakan ini berlaku untuk earphone, speaker, pengisi daya, kabel, power bank, dan jam tanpa SIM Kite yang dijual terpisah.',
    'kite-home-appliance':
      'Kebijakan ini berlaku untuk peralatan rumah tangga kecil Kite: kipas angin, setrika, pengering rambut, dan alat cukur.',
    'kite-laptop': 'Kebijakan ini berlaku untuk laptop Kite beserta baterai dan pengisi daya bawaannya.',
    'solis-mobile-phone':
      'Solis tidak membuat ponsel. Kebijakan ini berlaku untuk perangkat Solis yang memakai SIM dan IMEI: router Link dan Hub TV.',
    'solis-retail-accessories':
      'Kebijakan ini berlaku untuk soundbar, dudukan dinding, kabel, dan remote Solis yang dijual terpisah.',
    'solis-home-appliance': 'Kebijakan ini berlaku untuk TV, kulkas, mesin cuci, dan AC Solis.',
    'solis-laptop': 'Kebijakan ini berlaku untuk laptop Solis beserta baterai dan pengisi daya bawaannya.',
  },
  items: {
    smartphone: 'Ponsel pintar',
    featurePhone: 'Ponsel biasa',
    tablet: 'Tablet',
    watchWithSim: 'Jam atau pelacak dengan SIM',
    router: 'Router atau Hub TV',
    battery: 'Baterai',
    boxCharger: 'Pengisi daya dan kabel bawaan',
    charger: 'Pengisi daya dan kabel',
    earphones: 'Earphone',
    powerBank: 'Power bank',
    watch: 'Jam tanpa SIM',
    speaker: 'Speaker',
    remoteControl: 'Remote',
    mountAndCable: 'Dudukan dinding dan kabel',
    soundbar: 'Soundbar',
    smallAppliance: 'Alat kecil',
    trimmer: 'Pengering rambut dan alat cukur',
    television: 'TV',
    refrigerator: 'Kulkas',
    washingMachine: 'Mesin cuci',
    airConditioner: 'AC',
    compressor: 'Kompresor kulkas dan AC',
    motor: 'Motor mesin cuci',
    laptop: 'Laptop',
  },
  changes: {
    longerEarphones: 'Baru dalam versi ini: garansi earphone 12 bulan, sebelumnya 6.',
    longerLaptop:
      'Baru dalam versi ini: laptop yang dibeli mulai hari ini bergaransi 24 bulan, sebelumnya 12.',
  },
  covered: {
    all: 'Cacat bahan atau pengerjaan yang muncul dalam pemakaian wajar selama masa garansi. Suku cadang dan ongkos kerja gratis. Misalnya:',
    'mobile-phone': `
- tidak menyala, menyala ulang sendiri, atau tidak mengisi
- garis atau bagian gelap di layar, atau sentuhan tidak bereaksi, tanpa benturan
- kamera, mikrofon, speaker, tombol, sensor, atau jaringan rusak
- gangguan perangkat lunak yang tidak hilang setelah pembaruan atau pengaturan ulang`,
    'retail-accessories': `
- tidak mengisi, tidak bersuara, atau tidak tersambung
- kabel putus di dalam tanpa kerusakan yang tampak
- baterai earphone atau power bank tidak bisa diisi lagi
- tombol, colokan, atau engsel lepas dalam pemakaian wajar`,
    'home-appliance': `
- tidak menyala atau berhenti saat bekerja
- tidak mendinginkan, memanaskan, mencuci, atau memeras sebagaimana mestinya
- gambar, suara, atau sambungan TV rusak
- bocor atau berisik karena komponen di dalam`,
    laptop: `
- tidak menyala atau mati sendiri
- layar, papan ketik, touchpad, port, kipas, memori, atau penyimpanan rusak
- baterai tidak bisa diisi lagi
- sistem bawaan tidak bisa dipulihkan`,
    'small-appliance': `
- tidak menyala atau berhenti saat bekerja
- tidak memanaskan, meniup, atau berputar sebagaimana mestinya
- sakelar, kabel, atau colokan rusak di dalam
- berisik atau berbau hangus karena komponen di dalam`,
  },
  period: {
    'mobile-phone':
      'Masa garansi mulai saat perangkat diaktifkan. [Cek garansi](page:warranty-check) menunjukkan sampai kapan: tekan `*#06#` untuk melihat IMEI. Kartu garansi tampil 24 jam setelah aktivasi.',
    'retail-accessories':
      'Masa garansi mulai pada hari pembelian. Tanggalnya ada di nota, jadi simpanlah bersama aksesori.',
    'home-appliance':
      'Masa garansi mulai pada hari pembelian yang tertera di nota. Untuk TV, halaman [garansi TV](page:tv-warranty) menunjukkannya dengan nomor seri.',
    laptop:
      'Masa garansi mulai pada hari pembelian yang tertera di nota. Nomor seri (SNID) ada pada label di bagian bawah.',
    after:
      'Perbaikan tidak memperpendek masa garansi dan tidak memulainya lagi. Suku cadang pengganti ditanggung sampai masa itu berakhir, sedikitnya 90 hari.',
    'small-appliance':
      'Masa garansi mulai pada hari pembelian yang tertera di nota. Model dan nomor seri ada pada label di bawah atau di belakang.',
  },
  excluded: {
    all: `
- jatuh, benturan, tekanan, dan tekukan
- cairan, pasir, serangga, petir, dan tegangan yang salah
- suku cadang, pengisi daya, atau perangkat lunak yang bukan untuknya
- dibuka atau diperbaiki orang di luar layanan kami
- nomor seri atau IMEI hilang atau tidak terbaca
- keausan: goresan, warna pudar, baterai yang makin cepat habis karena usia`,
    'mobile-phone': `
- layar pecah karena jatuh: untuk itu ada [perlindungan layar](page:protection)
- ponsel buatan untuk negara lain: garansinya berlaku di sana`,
    'retail-accessories': `
- bantalan, tali, dan penutup yang aus karena dipakai`,
    'home-appliance': `
- pemasangan atau penyambungan oleh pihak lain, dan pemindahan sesudahnya
- filter, lampu, dan karet yang dibersihkan atau diganti dalam pemakaian
- pemakaian alat rumah tangga untuk usaha`,
    laptop: `
- program dan gim yang Anda pasang, serta kerusakan karena virus
- data di laptop dan pemulihannya`,
    'small-appliance': `
- kerak, debu, dan rambut yang tidak dibersihkan
- filter, pisau, dan karet yang diganti dalam pemakaian
- pemakaian alat rumah tangga untuk usaha`,
  },
  claim: {
    'mobile-phone': BRING_IN.replace(
      'IDENTIFY',
      'Masukkan IMEI di [cek garansi](page:warranty-check). Di sana juga tertera di negara mana garansi berlaku.',
    ),
    'retail-accessories': `
:::steps
# Cari notanya
Di sana tertera hari pembelian dan tokonya.

# Coba dengan perangkat lain
Dengan begitu Anda tahu yang rusak memang aksesorinya.

# Bawa aksesorinya
Datanglah ke [pusat layanan](page:service-center) dengan aksesori dan nota. Anda menerima order bernomor.

# Bawa pulang
Banyak aksesori langsung diganti. ${PRICE} ${TIME}
:::`,
    'home-appliance': `
:::steps
# Catat model dan nomor seri
Ada pada label: di belakang TV, di balik pintu kulkas atau mesin cuci, di sisi AC.

# Hubungi kami
Lewat telepon layanan di bagian bawah halaman atau [halaman kontak](page:contact). Ceritakan apa yang terjadi dan sejak kapan.

# Teknisi datang
Untuk alat besar kita sepakati harinya. Kosongkan jalan menuju alat. Alat kecil silakan dibawa ke [pusat layanan](page:service-center).

# Tunggu perbaikan
${PRICE} ${TIME} ${FOLLOW}

# Coba bersama
Jalankan alat sekali sebelum Anda menandatangani order.
:::`,
    laptop: BRING_IN.replace(
      'IDENTIFY',
      'Siapkan nomor seri (SNID) dan nota, dan lihat apakah [driver](page:drivers-download) yang lebih baru sudah cukup.',
    ),
    'small-appliance': `
:::steps
# Cari notanya
Di sana tertera hari pembelian dan tokonya.

# Matikan
Cabut stekernya dan biarkan dingin. Jangan dibuka.

# Bawa alatnya
Datanglah ke [pusat layanan](page:service-center) dengan alat dan nota. Anda menerima order bernomor.

# Tunggu perbaikan
${PRICE} ${TIME} ${FOLLOW}
:::`,
  },
  parts: {
    all: 'Kami memakai suku cadang asli. Dengan nomor serinya Anda bisa [memeriksa keaslian suku cadang](page:spare-parts-serial). Suku cadang yang diganti dalam garansi menjadi milik kami; setelah perbaikan berbayar, Anda boleh membawanya.',
    exchange:
      'Jika tidak bisa diperbaiki, Anda menerima model yang sama atau yang setara. Paket perlindungan pindah ke ponsel baru atas permintaan Anda: hubungi telepon layanan atau tulis ke dukungan online. Prosesnya sekitar 5 hari kerja.',
  },
  data: {
    'mobile-phone':
      'Kami tidak melihat foto dan pesan Anda, dan tidak meminta kata sandi akun. Perbaikan bisa menghapus isi ponsel; kami bertanya dulu. Yang tidak dicadangkan tidak bisa kembali. Rinciannya ada di [cara kami menjaga data Anda](article:how-we-treat-your-data-in-a-repair). Lepas kartu SIM dan kartu memori, dan tinggalkan casing di rumah.',
    'retail-accessories':
      'Kebanyakan aksesori tidak menyimpan apa-apa. Hapus earphone dan jam dari daftar perangkat tersambung di ponsel, dan atur ulang jam sebelum diserahkan.',
    'home-appliance':
      'Keluar dari akun Anda di TV dan cabut flash disk. Alat lain hanya menyimpan pengaturannya, yang bisa kembali ke awal karena perbaikan.',
    laptop:
      'Salin berkas Anda ke media lain. Perbaikan bisa menghapus penyimpanan; kami bertanya dulu. Yang tidak dicadangkan tidak bisa kembali. Kami tidak membaca berkas Anda dan tidak meminta kata sandi akun.',
    'small-appliance': 'Alat ini tidak menyimpan apa pun tentang Anda.',
  },
  transport: {
    broughtIn:
      'Anda yang membawa dan mengambil perangkat. Di tempat yang ada layanan antar-jemput, kami bisa mengambilnya di rumah dan mengembalikannya: harganya terlihat sebelum Anda memesan. Sejak diserahkan sampai kembali ke tangan Anda, kami yang bertanggung jawab.',
    atHome:
      'Alat besar diperbaiki di rumah Anda bila memungkinkan. Jika alat bergaransi harus dibawa ke bengkel, kami mengangkutnya pulang-pergi tanpa biaya. TV diangkut berdiri; kulkas didiamkan beberapa jam sebelum dinyalakan lagi.',
  },
  rights:
    'Garansi ini adalah janji merek, di samping hak Anda terhadap penjual menurut hukum. Hak itu tetap berlaku. Jika hukum di negara Anda memberi lebih dari kebijakan ini, hukumlah yang berlaku. Jika Anda tidak setuju dengan suatu keputusan, sampaikan: [halaman kontak](page:contact) memuat semua cara menghubungi kami.',
  law: {},
}
