import type { ArticleText } from '../article'

export const id: ArticleText = {
  title: 'Agar baterai ponsel awet bertahun-tahun',
  summary:
    'Panas dan terlalu lama dalam keadaan penuh membuat baterai lebih cepat menua daripada pemakaian. Kebiasaan berikut tidak memerlukan biaya dan menjaga baterai tetap kuat.',
  coverAlt: 'Baterai dengan tiga sel penuh dan satu kosong, dan sehelai daun di sampingnya',
  body: `
Semua baterai ponsel akan aus. Apa yang Anda lakukan setiap hari menentukan apakah itu terjadi dalam dua tahun atau empat tahun. Semua ponsel modern memakai jenis yang sama, yaitu sel litium-ion, yang tidak tahan terhadap tiga hal: panas, keadaan sangat penuh, dan keadaan sangat kosong.

## Yang benar-benar penting

- **Jaga agar tetap sejuk.** Baterai yang suhunya sering di atas 35 °C menua jauh lebih cepat. Saat mengisi daya, jauhkan ponsel dari sinar matahari dan dasbor mobil, dan jangan menaruhnya di bawah bantal. [Jika ponsel Anda panas](article:phone-gets-hot) memuat penyebabnya.
- **Pertahankan antara 20 dan 80 persen bila mudah dilakukan.** Mengisi sebentar-sebentar sepanjang hari tidak apa-apa. Tidak ada efek memori, jadi baterai tidak perlu dikosongkan dulu.
- **Jangan biarkan di 100 persen selama berhari-hari.** Kebanyakan ponsel punya batas pengisian, atau mode yang menyelesaikan pengisian tidak lama sebelum Anda bangun. Nyalakan fitur itu.
- **Pakai pengisian cepat saat diperlukan.** Panasnya lebih besar. Pada malam hari, pengisi daya lambat mengerjakan hal yang sama dengan lebih lembut.

## Cari tahu apa yang menghabiskannya

:::steps
# Buka halaman baterai
Buka Pengaturan, lalu Baterai. Di sana ada daftar aplikasi menurut pemakaian dayanya sejak pengisian terakhir.

# Nilai tiga teratas
Aplikasi yang jarang Anda buka tetapi ada di urutan atas bekerja di latar belakang. Batasi penggunaan latar belakangnya, atau hapus aplikasinya.

# Lihat layarnya
Pada kebanyakan ponsel, layar memakai daya paling banyak. Turunkan kecerahannya, biarkan menyesuaikan sendiri, dan atur agar layar mati setelah 30 detik.

# Periksa sinyal
Sinyal lemah membuat ponsel memancar dengan daya lebih besar. Di tempat tanpa sinyal, mode pesawat menghemat lebih banyak dari yang Anda kira.
:::

## Kapan saatnya baterai baru

Banyak ponsel menampilkan kesehatan baterai di Pengaturan. Di bawah sekitar 80 persen dari kapasitas saat baru, Anda merasakannya setiap hari. Tanda lainnya adalah ponsel yang mati saat masih 20 persen, atau persentase daya yang melompat sepuluh poin.

:::warning
Jika bagian belakang ponsel menonjol atau layarnya terangkat, baterainya menggembung. Matikan ponsel, jangan isi dayanya, jangan ditekan, dan bawa ke pusat layanan.
:::

Baterai adalah komponen yang aus, jadi garansi menanggung cacat, bukan penuaan yang wajar. [Cek garansi Anda](page:warranty-check) untuk melihat apa yang berlaku bagi ponsel Anda, dan baca [alur perbaikan](article:how-a-repair-goes) sebelum datang.
`,
}
