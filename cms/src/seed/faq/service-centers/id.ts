import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const id: FaqTextsOf<typeof topic> = {
  'find-a-service-center': {
    question: 'Bagaimana menemukan pusat layanan terdekat?',
    answer: `
Buka [pusat layanan](page:service-center). Anda bisa mencari dengan dua cara:

- menurut **negara, provinsi, dan kota**, dari satu daftar ke daftar berikutnya;
- dengan **kata kunci**, misalnya nama jalan, kecamatan, atau mal.

Tiap hasil memuat nama, nomor telepon, alamat email, jam buka tiap hari, merek yang dilayani, jarak, dan rutenya. Untuk jarak, peramban menanyakan lokasi Anda. Jika Anda menolak, yang lain tetap berfungsi.

Jika tidak ada hasil, pilih kota yang lebih besar di dekatnya, atau hilangkan nama kecamatan. Ejaan di peta dan di alamat lebih sering berbeda daripada yang disangka.
`,
  },
  'when-is-the-center-open': {
    question: 'Kapan pusat layanan saya buka?',
    answer: `
Jam buka tiap pusat layanan, dari Senin sampai Minggu, ada di halaman [pusat layanan](page:service-center). Jamnya berbeda-beda: yang di mal bisa buka lebih siang dan juga hari Minggu, yang di kawasan kantor bisa tutup hari Sabtu.

Pada hari libur dan bulan Ramadan jam buka bisa berubah mendadak. Teleponlah sebelum berangkat. Nomornya ada di samping jam buka.

:::hint
Datanglah paling lambat satu jam sebelum tutup jika ingin menunggu perbaikannya. Perangkat yang datang lebih sore diperiksa keesokan paginya.
:::

Jam di bagian bawah halaman adalah jam telepon layanan, bukan jam pusat layanan.
`,
  },
  'which-devices-does-a-center-take': {
    question: 'Apakah setiap pusat layanan memperbaiki semua perangkat?',
    answer: `
Tidak. Tiap hasil [pencarian](page:service-center) menyebutkan merek yang dilayani. Ponsel Aster dan Kite serta aksesori Kite diterima di tempat. Untuk TV, AC, kulkas, dan mesin cuci Solis, teknisi sering datang ke rumah, karena ukurannya besar dan sebaiknya diuji di tempatnya.

Sebelum membawa barang berat, telepon dulu pusat layanannya. Siapkan:

- model dan nomor seri dari label,
- hari pembelian,
- satu kalimat tentang apa yang terjadi atau apa yang tidak berfungsi lagi.

Petugas memberi tahu apakah Anda perlu datang, mengirimnya, atau menunggu kunjungan. Untuk laptop dan tablet, tanyakan apakah suku cadangnya ada.
`,
  },
  'what-is-priority-reception': {
    question: 'Apa itu prioritas antrean, dan siapa yang mendapatkannya?',
    answer: `
Sebagian perangkat punya kartu di dalam kotaknya. Tunjukkan di pusat layanan, dan Anda dilayani lebih dulu daripada orang lain dalam antrean. Hanya itu gunanya: penerimaannya lebih cepat, bukan perbaikannya, dan garansi maupun harga tidak berubah.

:::steps
# Cari di kotak
Kartunya ada bersama panduan singkat. Tidak semua model memilikinya.

# Bawa bersama perangkat
Tunjukkan kepada petugas penerima sebelum mengambil nomor.
:::

Tanpa kartu Anda dilayani sesuai giliran, seperti semua orang. Jika sudah punya janji, datanglah pada waktunya: kartu tidak diperlukan. Simpan kartu bersama nota, supaya keduanya mudah ditemukan saat perangkat rusak dan Anda terburu-buru.
`,
  },
  'no-center-near-me': {
    question: 'Tidak ada pusat layanan di dekat saya. Apa yang bisa saya lakukan?',
    answer: `
Coba ini, berurutan:

:::steps
# Tanya dulu
Mulai [chat](page:chat) atau hubungi telepon layanan di bagian bawah halaman. Banyak gangguan hanya soal pengaturan, dan sisanya lebih mudah direncanakan setelah jelas apa yang rusak.

# Lihat apakah bisa dijemput
Di beberapa kota ada perbaikan antar-jemput, dan perangkat diambil. Halaman [layanan purnajual](page:after-sales) menyebutkan kotanya.

# Rencanakan satu perjalanan
Telepon pusat layanan terdekat, sebutkan model dan kerusakannya, dan minta dikabari saat suku cadangnya ada. Dengan begitu Anda cukup datang sekali.
:::

:::warning
Jangan mengirim perangkat dengan baterai kembung atau yang jatuh ke air lewat pos. Bawalah sendiri.
:::
`,
  },
}
