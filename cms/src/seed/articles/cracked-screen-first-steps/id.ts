import type { ArticleText } from '../article'

export const id: ArticleText = {
  title: 'Layar retak: langkah pertama',
  summary:
    'Lindungi jari, simpan data, cari tahu apa yang rusak, lalu putuskan dengan tenang. Retakan jarang membaik jika ditunggu.',
  coverAlt: 'Ponsel dengan layar retak, sehelai selotip melintang di atasnya',
  body: `
Jatuh hanya sedetik, lalu di tangan Anda ada ponsel yang retak seperti jaring laba-laba. Sebelum memikirkan harga, lakukan empat hal ini secara berurutan.

:::steps
# Tutup kacanya
Seka serpihan yang lepas dengan tisu dapur yang dilipat, jangan dengan tangan. Tempelkan selotip bening di atas retakan. Selotip menahan kaca dan mencegah debu masuk, dan layar sering masih bisa disentuh lewat selotip.

# Simpan data Anda
Layar yang hari ini berfungsi bisa gelap besok. [Simpan data Anda](article:back-up-phone-before-repair) sekarang, selagi ponsel masih bisa dibuka kuncinya.

# Uji ponsel
Cari bercak hitam, garis berwarna, dan bagian yang tidak bereaksi saat disentuh. Ambil foto dengan setiap kamera, lalu coba menelepon.

# Lihat rangkanya
Letakkan ponsel di meja. Jika bergoyang atau kacanya terangkat di satu sisi, rangkanya bengkok. Jangan mengisi daya sebelum baterainya diperiksa.
:::

## Apa yang pecah

- **Kacanya saja**: gambar utuh dan sentuhan berfungsi. Anda punya waktu, tetapi kelembapan dan debu bisa masuk.
- **Panel**: bercak, garis, kedip, atau gelap. Kerusakannya meluas, sering dalam beberapa hari.
- **Lapisan sentuh**: gambar baik, tetapi ponsel mengetik sendiri atau tidak bereaksi sama sekali. Matikan jika bergerak sendiri, supaya tidak terkunci.

Pada kebanyakan ponsel sekarang kaca, lapisan sentuh, dan panel adalah satu komponen dan diganti bersama.

## Apakah garansi menanggungnya

Garansi menanggung cacat bahan dan pengerjaan. Jatuh adalah kecelakaan, jadi pada umumnya tidak ditanggung. Lain halnya dengan Perlindungan Layar: lihat [apa yang ditanggungnya](article:screen-damage-protection-explained). Bagaimanapun, [cek garansi Anda](page:warranty-check), karena di situ terlihat perlindungan apa yang dimiliki ponsel Anda.

:::warning
Jangan membuka ponsel sendiri untuk menghemat. Di balik layar ada baterai, dan alat yang meleset bisa menusuknya.
:::

## Apa yang akan terjadi

Perkiraan biaya menyebutkan suku cadang dan ongkos kerja sebelum apa pun dikerjakan, lalu Anda yang memutuskan. Waktu yang biasa adalah 3 sampai 7 hari kerja sejak perbaikan dimulai. Ini hanya perkiraan, dan hari libur menambah waktu. [Alur perbaikan](article:how-a-repair-goes) memuat rinciannya.
`,
}
