import type { ArticleText } from '../article'

export const id: ArticleText = {
  title: 'Ponsel jatuh ke air: apa yang harus dilakukan sekarang',
  summary:
    'Menit-menit pertama menentukan. Matikan, keringkan, jangan isi dayanya. Beras tidak membantu, dan panas justru merusak.',
  coverAlt: 'Ponsel tenggelam di antara ombak, tetesan air memercik ke kedua sisi',
  body: `
Air saja jarang merusak ponsel. Yang merusak adalah arus: di tempat air bertemu listrik, kontak berkarat dalam hitungan jam. Semua langkah berikut punya satu tujuan, yaitu menjaga ponsel tetap tanpa daya sampai kering.

## Lima menit pertama

:::steps
# Angkat dari air dan matikan
Tekan dan tahan tombol daya sampai ponsel mati. Jangan mencoba-coba apakah masih ada yang berfungsi.

# Jangan colokkan apa pun
Baik pengisi daya maupun earphone. Jika ponsel basah saat sedang diisi dayanya, matikan dulu sakelar stopkontaknya, lalu cabut pengisi daya dari stopkontak, bukan dari ponsel.

# Lepas yang bisa dilepas
Casing, baki SIM, kartu memori. Di baliknya ada air yang tertinggal.

# Biarkan air keluar
Pegang ponsel dengan port menghadap ke bawah, lalu ketukkan pelan ke telapak tangan. Setelah itu serap airnya dengan kain lembut.

# Bersihkan garam dan gula
Setelah terkena air laut, jus, atau kopi, lap bagian luarnya dengan kain yang dilembapkan air tawar. Jangan membasuh ponsel di bawah keran.
:::

## Biarkan kering

Letakkan di tempat kering yang udaranya mengalir, dengan port menghadap ke bawah, di depan kipas angin jika ada. Tunggu 24 jam, lebih baik 48 jam. Setelah itu peringatan kelembapan pada port pengisian mungkin masih tampil selama beberapa waktu. Peringatan itu hasil pengukuran, jadi tunggulah sampai hilang.

:::warning
Jangan pakai pengering rambut, oven, pemanas, atau sinar matahari langsung: panas melunakkan segel dan lem, dan bisa merusak baterai. Jangan pula pakai beras. Daya serapnya sangat kecil, dan debunya masuk ke port.
:::

## Nyalakan dan uji

Nyalakan ponsel dan periksa satu per satu: sentuhan, kedua kamera, panggilan dengan dan tanpa pengeras suara, Wi-Fi, pengisian daya. Embun di balik lensa kamera, suara speaker yang pecah, atau baterai yang hangat berarti di dalamnya masih lembap. Matikan lagi dan bawa kepada kami.

## Ketahanan air dan garansi

Peringkat seperti IP68 berasal dari pengujian ponsel baru di air tawar yang tenang. Segel menua, dan jatuh bisa membuka celah yang tidak terlihat. Di dalam ponsel ada penanda kecil yang berubah warna bila terkena air, dan kerusakan karena cairan biasanya bukan cacat produk. [Cek garansi Anda](page:warranty-check) dan mintalah perkiraan biaya sebelum perbaikan dimulai.

Selagi ponsel masih berfungsi, [simpan data Anda](article:back-up-phone-before-repair). Karat menjalar diam-diam, dan ponsel yang hari ini menyala bisa mati dua minggu lagi.
`,
}
