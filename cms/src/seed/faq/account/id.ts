import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const id: FaqTextsOf<typeof topic> = {
  'do-i-need-an-account': {
    question: 'Apakah saya perlu akun untuk memakai situs ini?',
    answer: `
Untuk sebagian besar hal, tidak. Tanpa akun Anda bisa mengecek garansi, memantau perbaikan, mencari pusat layanan, melihat harga suku cadang, memeriksa keasliannya, mengunduh driver, dan membaca semuanya.

Anda perlu masuk untuk

- membeli paket perlindungan ponsel dan membayarnya,
- melihat pesanan dan riwayat aktivasi, atau membatalkan pesanan,
- mengajukan permohonan buka kunci ponsel dan memantaunya.

Akunnya adalah akun grup, yang mungkin sudah ada di ponsel Anda. Saat Anda keluar, data Anda dihapus dari peramban ini. Lakukan itu di ponsel atau komputer milik orang lain.
`,
  },
  'i-cannot-log-in': {
    question: 'Saya tidak bisa masuk, atau langsung keluar lagi. Apa yang bisa saya lakukan?',
    answer: `
Anda masuk di halaman penyedia akun, lalu dikembalikan ke sini. Jika sudah kembali tetapi belum masuk juga, biasanya penyebabnya peramban.

:::steps
# Izinkan penyimpanan
Mode penyamaran dan pemblokir yang ketat langsung melupakan proses masuk. Izinkan situs ini menyimpan data.

# Atur jam
Tanggal yang salah membuat setiap proses masuk tidak sah. Biarkan perangkat mengatur waktunya sendiri.

# Masuk lagi
Tutup jendela lain dari situs ini, keluar, lalu coba sekali lagi.
:::

Kata sandi yang terlupakan bisa diatur ulang di halaman penyedia. Layanan kami tidak bisa melihatnya dan tidak pernah memintanya. Masih gagal? [Hubungi kami](page:contact) dan sebutkan di langkah mana prosesnya berhenti.
`,
  },
  'rate-a-repair': {
    question: 'Bagaimana cara menilai perbaikan, dan sampai kapan?',
    answer: `
Dalam 3 bulan sejak order. Formulirnya ada pada perbaikan yang sudah selesai, di halaman [status perbaikan](page:repair-status).

Anda memberi satu sampai lima bintang untuk empat hal: suasana tempat, sikap petugas, kecepatan, dan mutu perbaikan. Lalu Anda menyatakan seberapa besar kemungkinan Anda menyarankan layanan ini. Untuk bintang rendah kami menanyakan alasannya, misalnya antrean panjang, suku cadang kosong, atau harga tinggi. Ketuk yang sesuai.

Semua yang Anda tulis dibaca. [Dua menit yang mengubah sesuatu](article:rate-your-repair) menjelaskan tindak lanjutnya. Jika kerusakan masih ada, jangan menunggu tanggapan atas penilaian: datanglah lagi dengan ordernya.
`,
  },
  'appeal-for-unlocking': {
    question: 'Ponsel saya terkunci. Bagaimana mengajukan permohonan buka kunci?',
    answer: `
Buka [permohonan buka kunci](page:phone-unlocking-appeal) dan siapkan ini, masing-masing dengan foto yang jelas:

- kartu identitas dan nomornya,
- nota pembelian ponsel dan nomornya,
- IMEI 1, yang terlihat lewat \`*#06#\` atau di kotak,
- boarding pass dan nomor penerbangan, jika diminta.

Foto harus menampilkan keempat tepi, tanpa pantulan cahaya. Anda juga memilih toko di dekat Anda dan mengizinkan situs melihat lokasi Anda.

Permohonan ditinjau dalam 7 hari kerja. Lihat di bagian “Permohonan saya”: di sana ada status dan catatannya, dan Anda bisa memperbaiki yang keliru.
`,
  },
  'appeal-needs-my-location': {
    question: 'Halaman permohonan menyatakan lokasi saya tidak terbaca. Bagaimana mengizinkannya?',
    answer: `
Permohonan perlu mengetahui lokasi Anda selama Anda mengisinya. Jika Anda pernah memilih “Blokir”, peramban tidak bertanya lagi. Ubah di sana:

:::steps
# Buka halaman permohonan
Pakai perambannya langsung, bukan jendela di dalam aplikasi lain.

# Ketuk tanda di depan alamat
Bentuknya gembok atau dua penggeser. Pilih “Izin” atau “Setelan situs”.

# Izinkan Lokasi
Jika tidak ada, ketuk “Reset izin”.

# Muat ulang halaman
Setujui saat peramban bertanya.
:::

Lokasi juga harus aktif untuk ponsel, dan untuk peramban di pengaturan ponsel. Di dalam ruangan bisa perlu setengah menit. Setelah itu kembali ke [permohonan](page:phone-unlocking-appeal) Anda.
`,
  },
  'use-a-referral-code': {
    question: 'Saya punya kode referral. Di mana memasukkannya?',
    answer: `
Di kolom kode saat Anda [membeli paket perlindungan](page:purchase-service), sebelum membayar. Kode langsung diperiksa, jadi Anda tahu apakah kode itu berlaku sebelum ada uang yang keluar. Setelah pembayaran, kode tidak bisa ditambahkan lagi.

:::steps
# Masuk
Kode diperiksa untuk sebuah akun.

# Pilih ponsel dan paket
Masukkan IMEI supaya terlihat paket yang tersedia untuk ponsel Anda.

# Masukkan kode
Huruf dan angka persis seperti yang Anda terima, tanpa spasi.
:::

Jika ditolak, mungkin kodenya sudah tidak berlaku, atau untuk negara atau paket lain. Tanyakan kepada orang yang memberikannya. Tanpa kode pun Anda tetap bisa membeli.
`,
  },
}
