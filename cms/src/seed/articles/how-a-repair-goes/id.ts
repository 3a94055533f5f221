import type { ArticleText } from '../article'

export const id: ArticleText = {
  title: 'Alur perbaikan, langkah demi langkah',
  summary:
    'Dari pertanyaan pertama sampai ponsel kembali di tangan Anda: apa yang terjadi, berapa lama, dan kapan Anda yang memutuskan.',
  coverAlt: 'Meja kerja dengan ponsel yang dibuka, penutup belakangnya, obeng, dan sekrup',
  body: `
Kebanyakan orang memperbaiki ponsel sekali dalam beberapa tahun, jadi tidak tahu apa yang akan terjadi. Inilah jalannya perbaikan di Carelane, dengan empat hal yang Anda putuskan sendiri.

:::steps
# Cek garansi
[Cek garansi](page:warranty-check) langsung memberi tahu apakah ponsel Anda masih bergaransi. Anda memerlukan [IMEI](article:find-your-imei-number) ponsel itu.

# Simpan data Anda
Perbaikan bisa perlu pengaturan ulang. [Simpan data Anda](article:back-up-phone-before-repair), lepas kartu SIM dan kartu memori, lalu keluar dari akun.

# Serahkan
Bawa perangkatnya, pengisi dayanya jika menyangkut pengisian, dan nota jika ada. Ceritakan apa yang terjadi dan kapan. Anda menerima order bernomor. Simpanlah, karena dengan nomor itu Anda bisa menanyakan status perbaikan kapan saja.

# Terima perkiraan biaya
Teknisi memeriksa perangkat. Jika ada yang harus dibayar, Anda menerima harganya dulu, suku cadang dan ongkos kerja terpisah. Anda menjawab ya atau tidak.

# Tunggu perbaikannya
Waktu yang biasa adalah 3 sampai 7 hari kerja sejak perbaikan dimulai. Ini hanya perkiraan, dan hari libur menambah waktu. Jika suku cadangnya tidak ada, kami memberi tahu Anda.

# Uji lalu bawa pulang
Uji yang tadinya rusak selagi Anda masih di tempat: menelepon, memotret, mengisi daya. Cocokkan IMEI pada order dengan IMEI ponsel.
:::

## Yang Anda putuskan

- Jadi diperbaiki atau tidak, setelah Anda tahu harganya.
- Boleh atau tidak isi ponsel dihapus.
- Bagaimana jika ditemukan kerusakan lain: kami bertanya sebelum melanjutkan.
- Apakah Anda membawa pulang komponen yang diganti, kecuali yang harus dikembalikan menurut garansi.

:::hint
Kartu dari kotak sebagian perangkat memberi Anda prioritas antrean di pusat layanan. Tunjukkan saat Anda datang.
:::

## Jika tidak membaik

Datanglah lagi dengan ordernya. Kerusakan yang sama, tidak lama setelah perbaikan, diperiksa lebih dulu. Sampaikan juga kesan Anda, baik atau buruk: setiap penilaian dibaca oleh orang yang bisa mengubah sesuatu.

## TV dan peralatan besar

TV, mesin cuci, atau kulkas sering diperbaiki di rumah Anda. Siapkan model dan nomor seri dari labelnya, kosongkan jalan ke perangkat, dan dampingi teknisi saat mengujinya.
`,
}
