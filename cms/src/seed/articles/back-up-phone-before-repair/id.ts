import type { ArticleText } from '../article'

export const id: ArticleText = {
  title: 'Simpan data Anda sebelum perbaikan',
  summary:
    'Perbaikan mungkin mengharuskan isi ponsel dihapus. Setengah jam sebelumnya sudah cukup untuk mengamankan foto, chat, dan kontak Anda, juga bila layarnya pecah.',
  coverAlt: 'Ponsel mengirim isinya ke awan, dengan tanda centang sebagai konfirmasi',
  body: `
Kami memperbaiki ponsel, tetapi tidak bisa menjanjikan bahwa isinya tetap ada. Sebagian perbaikan perlu pengaturan ulang, dan ponsel yang mati saat diuji bisa kehilangan isi memorinya. Jadi aturannya sederhana: yang ingin Anda pertahankan harus ada juga di tempat lain sebelum ponsel diserahkan.

## Apa yang disimpan

- **Foto dan video**, bagian terbesar dan yang paling disesali bila hilang.
- **Kontak dan kalender**, jika tersimpan di ponsel dan bukan di akun.
- **Chat.** Kebanyakan aplikasi pesan punya cadangan sendiri, dan sering kali tidak dinyalakan.
- **Kode.** Kode masuk dari aplikasi autentikator tidak ikut dengan sendirinya. Pindahkan ke perangkat lain, atau catat kode pemulihannya.
- **Berkas**: unduhan, rekaman, hasil pindai, catatan.

## Cara melakukannya

:::steps
# Colokkan pengisi daya dan sambungkan ke Wi-Fi
Pencadangan pertama memakan waktu sepuluh menit sampai beberapa jam, dan terhenti jika daya ponsel habis.

# Cadangkan ke akun Anda
Di Pengaturan, cari “cadangan”, pilih apa yang disimpan, lalu mulai. Tunggu pesan yang memuat tanggal dan jamnya.

# Salin foto sekali lagi
Sambungkan ponsel ke komputer dengan kabel, pilih transfer file, lalu salin folder \`DCIM\`. Jika Anda tidak punya komputer, flash disk dengan colokan yang sesuai bisa dipakai pada kebanyakan ponsel.

# Cadangkan tiap aplikasi pesan
Buka pengaturannya, cari cadangan chat, dan mulai secara manual.

# Periksa sebelum menghapus apa pun
Buka akun di peramban perangkat lain dan cari foto dari hari ini.
:::

:::hint
Layar gelap atau tidak bereaksi, padahal ponsel masih berdering? Pada banyak ponsel, satu adaptor dari USB-C ke tetikus dan satu lagi ke TV memungkinkan Anda melihat dan mengonfirmasi yang diperlukan. Tanyakan di pusat layanan jika Anda ragu.
:::

## Tepat sebelum diserahkan

Lepas kartu SIM dan kartu memori. Catat [IMEI](article:find-your-imei-number). Keluar dari akun dan matikan kunci untuk mencari ponsel hilang: selama kunci itu aktif, papan utama yang baru tidak bisa disiapkan. Jika ponsel masih berfungsi, hapus isinya di Pengaturan, pada menu reset. [Apa yang kami lakukan dengan data yang tertinggal di ponsel](article:how-we-treat-your-data-in-a-repair) dijelaskan tersendiri.
`,
}
