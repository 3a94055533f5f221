import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const id: FaqTextsOf<typeof topic> = {
  'how-long-does-a-repair-take': {
    question: 'Berapa lama perbaikan berlangsung?',
    answer: `
Biasanya 3 sampai 7 hari kerja, dihitung dari hari perbaikan dimulai. Ini hanya perkiraan: hari libur menambah waktu, begitu juga suku cadang yang harus dipesan. Perkiraan harinya terlihat di halaman [status perbaikan](page:repair-status).

Sebagian perbaikan bisa ditunggu, sebagai perbaikan cepat sekitar 2 jam. Itu bergantung pada kerusakan, persediaan suku cadang, dan jumlah orang sebelum Anda. Tanyakan saat menyerahkan perangkat.

:::hint
Datanglah pagi di tengah pekan. Antrean paling panjang pada hari kerja pertama dan terakhir.
:::
`,
  },
  'what-does-a-repair-cost': {
    question: 'Berapa biaya perbaikan, dan kapan saya tahu harganya?',
    answer: `
Anda mengetahuinya sebelum apa pun dikerjakan. Perkiraan biaya memisahkan suku cadang dan ongkos kerja, lalu Anda menjawab ya atau tidak.

Untuk gambaran awal, lihat [harga suku cadang](page:spare-parts-price): pilih produk, merek, seri, dan model, lalu tampil harga suku cadang, ongkos kerja, dan jumlahnya. Ini harga acuan. Teknisi memeriksa perangkat dan membuat perkiraan biaya yang berlaku.

Cacat bahan atau pengerjaan dalam masa garansi tidak dikenai biaya. [Cek garansi](page:warranty-check) dulu, dan lihat apakah Anda punya [perlindungan layar](page:protection).
`,
  },
  'what-to-bring-to-a-repair': {
    question: 'Apa yang saya bawa saat menyerahkan perangkat?',
    answer: `
:::steps
# Perangkat, dengan sedikit daya
Teknisi hanya bisa menguji yang menyala. Bawa pengisi daya dan kabelnya jika masalahnya pengisian.

# Nota, jika ada
Nota membantu bila tanggal pembelian tidak jelas. Kartu dari kotak sebagian perangkat memberi Anda prioritas antrean.

# Data Anda, sudah disimpan
[Simpan data Anda](article:back-up-phone-before-repair), lalu lepas kartu SIM dan kartu memori.

# Akun dan kode
Keluar dari akun, atau bersiaplah membuka kunci perangkat sendiri. Jangan pernah menulis kode pada order.
:::

Tinggalkan casing dan pelindung kaca di rumah: keduanya mudah hilang dan mengganggu pengerjaan.
`,
  },
  'how-to-track-a-repair': {
    question: 'Bagaimana melihat sampai mana perbaikan saya?',
    answer: `
Buka halaman [status perbaikan](page:repair-status) dan masukkan salah satu dari dua hal:

- **nomor order**, yang ada di kertas yang Anda terima saat menyerahkan perangkat;
- **nomor telepon** yang Anda tinggalkan, dengan kode negara di depan, misalnya \`+234\`, tanda hubung, lalu nomornya.

Anda melihat keadaannya dalam kata-kata, seperti “Sedang diperbaiki” atau “Selesai”, dan kapan tiap langkah dicapai. Jika tidak ada hasil, periksa dulu angkanya, lalu nomor teleponnya: harus sama dengan yang tertera pada order. [Hubungi kami](page:contact) jika tetap tidak muncul, dan siapkan ordernya.
`,
  },
  'will-my-data-be-erased': {
    question: 'Apakah data saya terhapus saat perbaikan?',
    answer: `
Bisa saja. Sebagian kerusakan perlu pengaturan ulang, dan saat papan utama diganti, datanya ikut hilang. Kami bertanya dulu sebelum melakukannya. Isi perangkat tidak bisa dikembalikan tanpa cadangan, jadi [simpan data Anda](article:back-up-phone-before-repair) sebelum menyerahkannya, juga untuk kerusakan kecil.

Teknisi tidak membuka foto, pesan, atau akun Anda, dan tidak ada yang meminta kata sandi akun. Jika perangkat punya mode perbaikan, aktifkan: mode itu menyembunyikan data Anda di balik pengguna kosong. [Cara kami menjaga data Anda](article:how-we-treat-your-data-in-a-repair) memuat semua aturannya.
`,
  },
  'can-my-phone-be-picked-up': {
    question: 'Bisakah ponsel saya dijemput dan diantar kembali?',
    answer: `
Di beberapa kota, bisa. Dengan perbaikan antar-jemput Anda memesan, perangkat dijemput, lalu diperbaiki. Halaman [layanan purnajual](page:after-sales) negara Anda menyebutkan kotanya, bila ada.

:::steps
# Pesan
Sampaikan alamat, waktu, dan kerusakannya. Anda menerima nomor order.

# Kemas
Simpan data, matikan perangkat, lepas kartu-kartu, dan bungkus supaya tidak ada yang bergerak.

# Pantau
[Status perbaikan](page:repair-status) menunjukkan kapan perangkat menunggu dijemput, kapan dalam perjalanan, dan kapan diperbaiki.
:::

Jika ada yang harus dibayar, Anda menerima perkiraan biaya dulu, sama seperti di pusat layanan.
`,
  },
  'can-i-book-a-repair-time': {
    question: 'Bisakah saya membuat janji untuk perbaikan?',
    answer: `
Di tempat yang menyediakan pemesanan online, Anda menemukannya di [janji perbaikan](page:repair-appointment), dan di samping tiap hasil [pencarian pusat layanan](page:service-center) sebagai “Buat janji sekarang”. Pilih pusat layanan, hari, dan jam, lalu ceritakan singkat keluhannya.

Janji berarti ada yang menunggu Anda. Janji tidak menentukan lamanya perbaikan: itu bergantung pada kerusakan dan suku cadang.

Jika negara Anda tidak punya pemesanan online, datanglah tanpa janji pada jam buka. Sebelum menempuh jarak jauh, sebaiknya telepon dulu dan tanyakan apakah suku cadangnya ada.
`,
  },
  'the-fault-came-back': {
    question: 'Kerusakan yang sama muncul lagi setelah perbaikan. Lalu bagaimana?',
    answer: `
Datanglah lagi dengan perangkat dan order perbaikan yang pertama. Kerusakan yang sama, tidak lama setelah perbaikan, diperiksa lebih dulu. Catat kapan terjadinya dan, bila bisa, rekam video singkat: kerusakan yang hanya muncul sesekali sulit ditemukan di meja kerja.

Sebelum berangkat, periksa dua hal yang mirip kerusakan lama padahal bukan:

- casing atau pelindung kaca yang menutup sensor atau menekan tombol;
- aplikasi yang dipasang setelah perbaikan. Mulai ulang perangkat dalam mode aman, jika ada, dan lihat apakah masalahnya tetap.

Mohon [nilai juga perbaikannya](article:rate-your-repair): kerusakan yang kembali adalah hal yang paling perlu kami ketahui.
`,
  },
}
