import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const id: FaqTextsOf<typeof topic> = {
  'how-to-check-warranty': {
    question: 'Bagaimana mengecek apakah ponsel saya masih bergaransi?',
    answer: `
:::steps
# Temukan IMEI
Tekan \`*#06#\`. Nomor 15 digit muncul di layar. Nomor itu juga ada di kotak. [Tempat lain untuk menemukannya](article:find-your-imei-number) membantu jika ponsel tidak menyala.

# Masukkan
Buka [cek garansi](page:warranty-check), ketik IMEI, dan cocokkan digitnya sekali lagi.

# Baca jawabannya
Anda melihat merek, model, hari aktivasi, status, dan hari berakhirnya garansi.
:::

Ponsel dengan dua kartu SIM punya dua nomor. Pakai IMEI 1. Ponsel baru muncul 24 jam setelah diaktifkan, jadi tunggu sehari sebelum Anda khawatir.
`,
  },
  'what-does-the-warranty-cover': {
    question: 'Apa yang ditanggung garansi, dan apa yang tidak?',
    answer: `
Garansi menanggung cacat bahan dan pengerjaan: perangkat tidak berfungsi lagi padahal dipakai sebagaimana mestinya. Suku cadang dan ongkos kerjanya tidak dikenai biaya.

Pada umumnya tidak ditanggung:

- jatuh, benturan, dan tekanan, misalnya layar retak;
- cairan, api, petir, dan tegangan yang salah;
- perubahan dan perbaikan oleh pihak lain;
- keausan, goresan, dan aksesori yang masa garansinya sendiri sudah lewat.

Lamanya bergantung pada produk, komponen, dan negara. Yang berlaku adalah [kebijakan layanan](page:service-policy) untuk merek dan produk Anda: pilih keduanya lalu baca. Untuk kecelakaan ada [perlindungan layar](page:protection).
`,
  },
  'warranty-shows-inactive': {
    question: 'Cek garansi menyatakan perangkat saya belum aktif. Mengapa?',
    answer: `
Perangkat aktif karena dipakai: setelah kartu SIM dipasang dan ponsel tersambung ke internet beberapa waktu, aktivasi terjadi sendiri. Anda tidak perlu mendaftarkan apa pun.

:::steps
# Periksa nomornya
Satu digit yang salah mengarah ke perangkat lain. Tekan \`*#06#\` dan cocokkan.

# Sambungkan ke internet
Pasang kartu SIM, nyalakan data seluler, dan pakai ponsel seperti biasa selama beberapa jam.

# Tunggu sehari
Garansi tampil 24 jam setelah aktivasi.
:::

Jika masih “belum aktif” setelah dua hari dipakai, [hubungi kami](page:contact) dengan foto kotak dan nota. Jika Anda membelinya sebagai barang baru padahal sudah lama diaktifkan, tanyakan dulu kepada tokonya.
`,
  },
  'imei-does-not-exist': {
    question: 'Pengecekan menyatakan IMEI saya tidak ada. Apa yang bisa saya lakukan?',
    answer: `
Paling sering ada satu digit yang salah. IMEI terdiri atas 15 digit tanpa huruf. Salinlah dari layar setelah menekan \`*#06#\`, bukan dari kotak, karena di sana angka 6 mudah terbaca 8.

Jika nomornya benar, pikirkan ini:

- Perangkatnya bermerek lain. Di sini Anda hanya bisa mengecek perangkat Aster, Kite, dan Solis.
- Yang Anda ketik nomor seri, yang memuat huruf.
- Nomor di ponsel dan di kotak berbeda. Kembalilah ke toko dengan keduanya.

[Temukan IMEI Anda](article:find-your-imei-number) menunjukkan semua tempat nomor itu tertulis. Jika tetap tidak ditemukan, [tulis kepada kami](page:contact) dengan foto labelnya.
`,
  },
  'warranty-in-another-country': {
    question: 'Saya membeli ponsel di negara lain. Apakah garansinya berlaku di sini?',
    answer: `
Garansi ponsel berlaku di negara tujuan pembuatan dan penjualannya. Jika hasil cek menyatakan ponsel dikirim dari negara lain, ponsel itu tidak bergaransi di tempat Anda, dan perbaikannya hanya bisa dengan biaya.

Cek sekali lagi [untuk negara tempat Anda membelinya](page:choose-your-country-or-region), dan matikan VPN sebelumnya: VPN membuat Anda seolah berada di tempat lain. Jika Anda sedang bepergian, ponsel bisa diperbaiki di sini dengan biaya, atau simpan notanya dan perbaiki di negara asal dengan garansi.

Tanyakan kepada toko sebelum membeli ponsel dari luar negeri. “Garansi internasional” pada stiker adalah janji toko, bukan janji kami.
`,
  },
  'does-a-fall-end-my-warranty': {
    question: 'Ponsel saya jatuh. Apakah seluruh garansi hangus?',
    answer: `
Tidak. Kerusakan karena jatuh tidak ditanggung, tetapi garansi untuk bagian lain tetap berjalan. Jika setengah tahun kemudian port pengisian rusak dan itu tidak ada hubungannya dengan jatuhnya, garansi tetap berlaku seperti sebelumnya.

Lain halnya jika jatuhnya memang penyebabnya: rangka bengkok, cairan masuk lewat retakan, atau komponen terlepas. Teknisi memeriksanya dan menunjukkan temuannya sebelum Anda membayar apa pun.

Jadi, segera ganti layar yang retak. Sampai saat itu [langkah pertama](article:cracked-screen-first-steps) melindungi jari dan data Anda. Setelah jatuh ke air, segera [matikan](article:phone-fell-in-water).
`,
  },
  'warranty-of-a-tv-or-appliance': {
    question: 'Bagaimana garansi TV atau peralatan rumah tangga berjalan?',
    answer: `
Karena tidak ada IMEI, hari pembelian ditunjukkan oleh nota. Simpan sebagai foto: kertas termal pudar dalam setahun. Anda juga perlu model dan nomor seri dari label, yang ada di belakang TV, di balik pintu kulkas atau mesin cuci, dan di sisi unit dalam AC.

Lamanya bergantung pada produk, komponen, dan negara. Bacalah di [kebijakan layanan](page:service-policy), dengan memilih Solis dan peralatan rumah tangga. [Garansi TV](page:tv-warranty) memuat apa yang perlu diperiksa pada hari pertama, dan [servis AC](page:air-conditioner-repair-and-service) memuat apa yang termasuk perawatan, bukan garansi.
`,
  },
}
