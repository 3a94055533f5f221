import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const id: FaqTextsOf<typeof topic> = {
  'phone-charges-slowly': {
    question: 'Mengapa ponsel saya lambat mengisi daya atau tidak mengisi sama sekali?',
    answer: `
Sering kali sebabnya debu di port atau kabelnya, dan keduanya bisa Anda atasi sendiri.

:::steps
# Ganti kabel, lalu pengisi dayanya
Coba yang bisa mengisi ponsel lain dengan baik. Kabel tipis dari laci sering kurang mengalirkan arus.

# Lihat ke dalam port
Jika colokan longgar, ada serat kain yang terjepit di belakangnya. [Bersihkan port](article:how-to-clean-charging-port-on-phone) dengan tusuk gigi kayu saat ponsel mati, jangan dengan logam.

# Biarkan dingin
Ponsel yang hangat mengisi lebih lambat untuk melindungi baterainya. Lepas casing dan jauhkan dari matahari.
:::

Masih lambat? Mungkin port atau baterainya aus. Lihat [harga suku cadang](page:spare-parts-price) sebelum Anda datang.
`,
  },
  'phone-got-wet': {
    question: 'Ponsel saya basah. Apa yang dilakukan lebih dulu?',
    answer: `
Matikan, dan biarkan mati. Yang merusak adalah arus bersama air, bukan airnya saja.

:::steps
# Lepas yang bisa dilepas
Penutup, baki SIM, kartu memori. Jangan buka sekrup.

# Keringkan dari luar
Pakai kain dan arahkan port ke bawah. Jangan digoyang.

# Biarkan di udara yang bergerak
Sehari atau dua hari di depan kipas angin. Beras tidak membantu, dan debunya masuk ke port. Pengering rambut mendorong air lebih dalam.
:::

:::warning
Jangan mengisi daya untuk melihat apakah ponsel masih hidup.
:::

Setelah terkena air laut atau minuman, bawa ke [pusat layanan](page:service-center) pada hari yang sama: yang mengering di dalam menimbulkan karat. [Selengkapnya tentang ponsel basah](article:phone-fell-in-water).
`,
  },
  'battery-drains-fast': {
    question: 'Baterai saya cepat habis. Perlukah baterai baru?',
    answer: `
Cari tahu dulu apakah ada yang menghabiskannya. Buka Pengaturan, Baterai, lalu lihat daftar aplikasi selama sehari terakhir. Satu aplikasi yang jauh di atas lainnya adalah jawabannya: perbarui, batasi di latar belakang, atau hapus. Setelah pembaruan sistem yang besar, tunggu dua hari karena ponsel sedang menata berkasnya.

Baterai sudah aus jika ponsel mati saat masih tersisa 20 atau 30 persen, jika cepat habis juga dalam mode pesawat, atau setelah beberapa tahun diisi setiap hari. Dalam hal itu hanya baterai baru yang membantu. [Lihat harganya](page:spare-parts-price).

:::warning
Penutup menonjol atau layar terangkat? Berhenti mengisi daya dan bawa ponsel kepada kami.
:::
`,
  },
  'phone-is-frozen': {
    question: 'Ponsel saya macet dan tidak bereaksi. Bagaimana memulai ulang?',
    answer: `
:::steps
# Paksa mulai ulang
Tekan tombol daya dan volume turun bersamaan selama 10 sampai 15 detik, sampai ponsel bergetar. Pada sebagian model cukup tombol daya. Tidak ada data yang terhapus.

# Isi daya setengah jam
Baterai yang benar-benar kosong awalnya tidak menampilkan apa pun. Pakai pengisi daya, bukan komputer.

# Kosongkan ruang
Setelah menyala lagi, pastikan sedikitnya sepersepuluh penyimpanan kosong. Ponsel yang penuh akan macet lagi.
:::

Jika berulang kali berhenti di logo, sistemnya rusak. Pembaruan perangkat lunak di [pusat layanan](page:service-center) sering membantu, kadang perlu pengaturan ulang. Mintalah data Anda disimpan lebih dulu, jika memungkinkan.
`,
  },
  'clean-a-screen': {
    question: 'Bagaimana membersihkan layar tanpa merusaknya?',
    answer: `
:::steps
# Matikan
Kotoran lebih terlihat di layar hitam, dan tidak ada yang tertekan tanpa sengaja.

# Lap kering
Pakai kain mikrofiber bersih, tanpa ditekan, dan searah. Tisu dapur menggores lapisan layar.

# Lalu lembap, bila perlu
Beberapa tetes air suling di kain, jangan di layar. Segera keringkan.
:::

Pembersih kaca, alkohol, dan cuka mengikis lapisan layar TV dan laptop. Untuk ponsel, tisu dengan alkohol 70 persen boleh sesekali, tetapi tidak pada layar retak. Jauhkan cairan dari speaker dan port. [TV perlu sedikit lebih hati-hati](article:clean-tv-screen-safely) karena panelnya bisa melengkung.
`,
  },
  'air-conditioner-cools-badly': {
    question: 'AC saya kurang dingin. Apa yang bisa saya periksa sendiri?',
    answer: `
:::steps
# Filter
Ini penyebab yang paling sering. [Bersihkan](article:clean-air-conditioner-filter) dengan air suam-suam kuku, keringkan di tempat teduh, dan ulangi setiap dua minggu di musim panas.

# Pengaturan
Mode dingin, bukan kipas atau kering. Atur 24 sampai 26 °C, dengan sirip ke atas.

# Unit luar
Udara harus bebas di semua sisinya. Matikan dari sumber listrik, lalu ambil daun dan kantong plastik dari kisinya.
:::

Es di pipa, air di dalam ruangan, atau bunyi mendesis adalah pekerjaan teknisi. Begitu juga isi ulang: gas tidak habis terpakai, dan jika kurang berarti ada kebocoran. [Minta kunjungan teknisi](page:air-conditioner-repair-and-service).
`,
  },
}
