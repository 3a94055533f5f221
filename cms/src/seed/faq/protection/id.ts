import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const id: FaqTextsOf<typeof topic> = {
  'what-does-screen-protection-cover': {
    question: 'Apa yang ditanggung Perlindungan Layar (Screen Damage Protection)?',
    answer: `
**Satu kali penggantian modul layar tanpa biaya** dalam 1 tahun sejak hari mulai berlakunya. Ini berlaku jika layar pecah karena benturan yang tidak disengaja, jatuh, atau tertekan, misalnya di saku belakang. Suku cadang dan ongkos kerja untuk penggantian ini sudah termasuk.

Yang tidak ditanggung:

- layar pecah yang kedua, karena tiap ponsel hanya bisa memakainya sekali;
- goresan yang tidak mengganggu gambar dan sentuhan;
- kerusakan karena cairan, kehilangan, pencurian, dan kerusakan yang disengaja;
- layar yang sudah pecah sebelum perlindungan berlaku.

[Penjelasan perlindungan layar](article:screen-damage-protection-explained) memuat rinciannya. Yang menentukan adalah ketentuan yang Anda setujui saat membeli.
`,
  },
  'which-protection-do-i-need': {
    question: 'Perlindungan layar atau garansi tambahan: mana yang saya perlukan?',
    answer: `
Keduanya membayar hal yang berbeda.

- **Perlindungan Layar** (Screen Damage Protection) untuk kecelakaan. Satu layar pecah dalam 1 tahun diganti tanpa biaya.
- **Garansi Tambahan** (Extended Warranty) untuk kerusakan produk. Garansi menjadi 1 tahun lebih panjang, dan kerusakan akibat perbuatan orang tidak ditanggung.
- **Perlindungan Menyeluruh** (Comprehensive Protection) adalah paket tersendiri. Isinya tampil sebelum Anda membeli, dan bergantung pada model dan negara.

Ingat ponsel Anda sebelumnya. Jika layarnya pecah, ambil yang pertama. Jika rusak sendiri setelah garansi, ambil yang kedua. Jika tidak keduanya, mungkin Anda tidak perlu apa-apa: casing yang baik lebih murah. [Bandingkan](page:protection) sebelum Anda memutuskan.
`,
  },
  'until-when-can-i-buy-protection': {
    question: 'Sampai kapan saya bisa membeli perlindungan untuk ponsel saya?',
    answer: `
Bergantung pada paket dan tempat Anda membelinya:

- **Perlindungan Layar, online atau di aplikasi**: dalam 3 hari sejak aktivasi.
- **Perlindungan Layar, di pusat layanan**: dalam 15 hari sejak aktivasi, dengan layar utuh. Petugas memeriksanya di tempat.
- **Garansi Tambahan, online**: kapan saja selama masa garansi, tanpa pemeriksaan.

Masing-masing hanya bisa dibeli sekali untuk tiap ponsel. Aktivasi terjadi sendiri setelah ponsel baru tersambung ke internet beberapa waktu dengan kartu SIM; harinya terlihat di [cek garansi](page:warranty-check). Tidak semua model dan negara punya semua paket. Masukkan IMEI di [halaman perlindungan](page:purchase-service) untuk melihat yang tersedia bagi ponsel Anda.
`,
  },
  'when-does-protection-take-effect': {
    question: 'Kapan perlindungan saya mulai berlaku?',
    answer: `
Tidak langsung. Perlindungan Layar mulai berlaku beberapa hari setelah aktivasi ponsel. Jumlah harinya tampil sebelum Anda membayar, dan sesudahnya tanggalnya ada di [riwayat pesanan](page:purchase-service/order-list) Anda. Layar yang pecah sebelum tanggal itu tidak ditanggung.

Setelah membayar, mungkin Anda membaca bahwa kartu sedang diaktifkan. Tunggu sebentar lalu buka lagi riwayatnya. Anda tidak perlu membayar dua kali.

Garansi Tambahan mulai saat garansi berakhir, dan memperpanjangnya 1 tahun. Kapan itu terlihat di [cek garansi](page:warranty-check), jadi catatlah harinya saat membeli.
`,
  },
  'how-do-i-claim': {
    question: 'Layar saya pecah. Bagaimana memakai perlindungan saya?',
    answer: `
:::steps
# Layar pecah
Tempelkan selotip bening di kaca dan [simpan data Anda](article:back-up-phone-before-repair) selagi ponsel masih bisa dibuka kuncinya.

# Datang ke pusat layanan
[Cari yang terdekat](page:service-center), atau pakai perbaikan antar-jemput di tempat yang menyediakannya.

# Manfaat dipotong
Perlindungan Anda ditemukan lewat ponselnya sendiri. Tidak perlu kartu, nota, atau cetakan, cukup perangkatnya.

# Perbaikan selesai
Coba sentuhan, gambar, dan kamera sebelum pulang. Perlindungan kini sudah terpakai.
:::

Jika ponsel begitu rusak sampai IMEI tidak terbaca, bawa kotaknya: nomornya ada di label.
`,
  },
  'my-phone-was-exchanged': {
    question: 'Ponsel saya ditukar dalam garansi. Apakah perlindungan saya ikut pindah?',
    answer: `
Bisa. Perlindungan terikat pada IMEI, jadi harus dihubungkan ke ponsel yang baru. Mintalah lewat telepon layanan di bagian bawah halaman atau [chat](page:chat), dan siapkan:

- IMEI ponsel lama dan ponsel baru,
- nomor order perbaikan,
- nomor telepon pada pesanan perlindungan Anda.

Prosesnya sekitar 5 hari kerja. Hak Anda dihitung ulang untuk ponsel baru, jadi tanggalnya bisa berubah. Lihat [riwayat pesanan](page:purchase-service/order-list) setelah selesai. Jika ponsel baru rusak sementara itu, sampaikan di pusat layanan bahwa pemindahannya sedang berjalan.
`,
  },
  'my-payment-failed': {
    question: 'Pembayaran saya gagal. Bagaimana nasib pesanan saya?',
    answer: `
Pesanan tetap tersimpan. Anda bisa langsung mencoba lagi, atau membayar nanti dari [riwayat pesanan](page:purchase-service/order-list), yang juga bernama “Pesanan Saya”.

:::steps
# Lihat apakah sudah terbayar
Buka riwayatnya dulu. Pembayaran yang masih diproses bisa perlu waktu, dan mungkin sudah berhasil walau halaman tidak mengatakan apa-apa.

# Coba lagi
Pilih “Coba lagi”, dengan cara pembayaran yang sama atau yang lain.

# Perhatikan tanggal
Perlindungan layar hanya bisa dibeli online dalam 3 hari sejak aktivasi. Pesanan yang belum dibayar tidak menghentikan waktu itu.
:::

Jika uang sudah terpotong dan pesanan masih belum terbayar, [hubungi kami](page:contact) dengan nomor pesanannya.
`,
  },
  'cancel-a-protection-order': {
    question: 'Bisakah saya membatalkan pesanan perlindungan?',
    answer: `
Selama pesanan masih bisa dibatalkan, tombol “Batalkan Pesanan” tampil di [riwayat pesanan](page:purchase-service/order-list). Masuk dengan akun yang Anda pakai saat membeli, pilih pesanannya, lalu konfirmasikan.

- **Belum dibayar**: pembatalan mengakhirinya, dan tidak ada yang harus dibayar.
- **Sudah dibayar**: berapa yang kembali, dan sampai kapan, ada dalam ketentuan negara Anda yang Anda setujui saat membeli. Bacalah di pesanan lewat “Lihat Polis Layanan Saya”.
- **Sudah dipakai**: manfaat yang dipotong untuk perbaikan sudah habis.

Membeli di toko? Toko yang menerima pembayaran membantu Anda lebih dulu. Bawa ponsel dan struknya.
`,
  },
}
