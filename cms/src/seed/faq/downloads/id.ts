import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const id: FaqTextsOf<typeof topic> = {
  'download-laptop-drivers': {
    question: 'Di mana saya mengunduh driver dan buku panduan laptop saya?',
    answer: `
Di [driver dan buku panduan](page:drivers-download). Ada dua cara menemukan laptop Anda:

1. Masukkan nomor serinya, **SNID**. Ini cara yang lebih pasti, karena dari nomor itu diketahui komponen di dalamnya.
2. Pilih merek, seri, dan modelnya.

Anda akan melihat driver beserta tanggal, versi, ukuran, dan sistem operasinya, dan di sampingnya buku panduan serta petunjuk pemasangan. Jika semuanya diperlukan setelah instalasi baru, pakai pengunduh: semua driver diambil sekaligus.

Driver gratis. Jika ada situs yang meminta uang atau nomor kartu Anda untuk itu, tinggalkan.
`,
  },
  'find-the-snid': {
    question: 'Di mana SNID laptop saya, dan mengapa punya saya ditolak?',
    answer: `
SNID adalah nomor seri pada label di bagian bawah laptop dan di kotaknya. Jika label sudah pudar, tanyakan kepada laptopnya: di Windows, buka Terminal dan ketik \`Get-CimInstance Win32_BIOS\`. Nomornya ada di belakang “SerialNumber”.

Jika halaman menyatakan datanya salah:

- hilangkan spasi dan tanda hubung;
- perhatikan \`0\` dan \`O\`, \`1\` dan \`I\`, \`5\` dan \`S\`;
- pakai nomor laptop, bukan nomor pengisi daya atau baterai.

Masih belum bisa? [Pilih modelnya saja](page:drivers-download). Setelah papan utama diganti, laptop bisa jadi tidak melaporkan nomor. Dalam hal itu label yang berlaku.
`,
  },
  'which-driver-first': {
    question: 'Driver mana yang dipasang lebih dulu, dan apakah semuanya perlu?',
    answer: `
Jangan sentuh yang sudah berfungsi. Driver layak diganti jika ada yang tidak berfungsi, setelah instalasi Windows baru, atau jika sebuah pembaruan menyebut gangguan yang Anda alami.

:::steps
# Chipset
Yang lain bergantung padanya. Mulai ulang setelahnya.

# Grafis, lalu jaringan dan suara
Satu per satu, supaya Anda tahu mana yang membantu.

# Sisanya
Touchpad, kamera, pembaca sidik jari.
:::

:::warning
Pembaruan BIOS lain soal. Lakukan hanya bila ada alasannya, dengan pengisi daya terpasang dan baterai di atas setengah, dan jangan mematikan laptop selama prosesnya.
:::

Pilih sistem operasi yang Anda pakai: lihat di Pengaturan, Sistem, Tentang. [Semua driver](page:drivers-download).
`,
  },
  'get-the-app': {
    question: 'Apa kegunaan aplikasinya, dan bagaimana mendapatkannya?',
    answer: `
Aplikasi membawa layanan situs ini ke ponsel Anda, dan bisa dipakai untuk membeli [perlindungan layar](page:protection) dalam 3 hari sejak aktivasi.

Pindai kode QR di bagian bawah halaman ini dengan kamera ponsel. Kode itu menuju tempat yang tepat untuk negara Anda. Jika Anda membaca ini di ponsel yang akan memakai aplikasinya, buka halaman ini di layar lain, atau minta seseorang menunjukkan kodenya.

:::warning
Ambil aplikasi dari sana, bukan dari tautan dalam pesan. Tidak ada petugas layanan kami yang mengirimi Anda berkas instalasi, dan tidak ada yang perlu mengendalikan ponsel Anda dari jauh untuk mengecek garansi.
:::

Tanpa aplikasi pun bisa: semuanya berjalan di peramban, juga di ponsel lama dan jaringan lambat.
`,
  },
}
