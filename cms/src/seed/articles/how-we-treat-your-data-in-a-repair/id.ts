import type { ArticleText } from '../article'

export const id: ArticleText = {
  title: 'Cara kami menjaga data Anda saat perbaikan',
  summary:
    'Separuh hidup kita ada di ponsel. Inilah yang mungkin dilihat teknisi, yang tidak pernah mereka lakukan, dan yang bisa Anda lakukan sendiri.',
  coverAlt: 'Gembok besar di antara ponsel berisi kontak dan folder berisi foto',
  body: `
Siapa yang menyerahkan ponsel, menyerahkan juga foto, chat, dan aplikasi bank. Anda perlu tahu apa yang terjadi dengan semua itu. Inilah aturan yang berlaku untuk setiap perbaikan di Carelane.

## Yang tidak pernah kami lakukan

- Kami tidak melihat foto, pesan, kontak, atau riwayat peramban Anda.
- Kami tidak menyalin isi perangkat Anda.
- Kami tidak meminta kata sandi akun, bank, atau email.
- Kami tidak memasang apa pun yang tidak diperlukan perbaikan.

## Yang diperlukan teknisi

Sebagian pengujian memerlukan ponsel yang tidak terkunci: sentuhan, kamera, mikrofon, pengisian daya, jaringan. Untuk itu cukup salah satu dari tiga cara ini.

:::steps
# Anda menghapus isi ponsel
Ini cara terbaik selagi ponsel masih berfungsi. [Simpan data Anda](article:back-up-phone-before-repair) dulu, lalu atur ulang ponsel di Pengaturan.

# Anda menyalakan mode perbaikan
Sebagian ponsel punya mode yang menyembunyikan data Anda di balik pengguna baru yang kosong. Cari “mode perbaikan” atau “mode pemeliharaan” di Pengaturan.

# Anda membuka kuncinya sendiri
Anda bisa menunggu selama pengujian singkat dan memasukkan kodenya sendiri, saat menyerahkan dan saat mengambil ponsel.
:::

:::warning
Jangan pernah menulis kode Anda di order, dan jangan mengirimkannya lewat pesan. Tidak ada orang dari layanan kami yang meminta kata sandi akun Anda, apalagi menelepon untuk menanyakannya. Jika ada yang melakukannya, tutup teleponnya dan hubungi telepon layanan di bagian bawah halaman.
:::

## Saat komponen dengan memori diganti

Pada kebanyakan ponsel, data Anda ada di papan utama. Jika papan itu harus diganti, datanya ikut hilang; kami memberi tahu sebelumnya, dan Anda yang memutuskan. Papan yang diganti tidak diberikan kepada siapa pun dalam keadaan masih bisa dipakai.

## Saat isi ponsel dihapus

Untuk sebagian kerusakan, pengaturan ulang adalah bagian dari perbaikan. Kami bertanya dulu kepada Anda. Tanpa cadangan, isi ponsel tidak bisa dikembalikan, dan kami tidak bisa bertanggung jawab atasnya. Jadi, luangkan setengah jam sebelumnya.

## Yang kami simpan

Order memuat apa yang diperlukan perbaikan: nama Anda dan cara menghubungi Anda, IMEI atau nomor seri, kerusakannya, komponennya, dan tanggalnya. Anda bisa menanyakan apa yang tersimpan tentang Anda, dan meminta kesalahan diperbaiki. Kebijakan privasi di bagian bawah halaman menjelaskan caranya.

Jika Anda merasa ada yang tidak mematuhi aturan ini, beri tahu kami lewat telepon layanan, atau saat Anda menilai perbaikan.
`,
}
