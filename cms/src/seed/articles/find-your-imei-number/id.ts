import type { ArticleText } from '../article'

export const id: ArticleText = {
  title: 'Temukan IMEI ponsel Anda',
  summary:
    'IMEI membedakan satu ponsel dari semua ponsel lain. Anda memerlukannya untuk cek garansi, untuk perbaikan, dan saat ponsel hilang.',
  coverAlt: 'Ponsel dengan papan tombol angka, dan label kotaknya dengan kode batang',
  body: `
Setiap ponsel yang bisa tersambung ke jaringan seluler punya IMEI, yaitu nomor 15 digit. Nomor itu milik perangkat, bukan milik kartu SIM, jadi tetap sama walaupun Anda berganti nomor atau operator.

## Tiga cara menemukannya

:::steps
# Tekan kodenya
Buka aplikasi telepon dan ketik \`*#06#\`. Nomornya langsung muncul, tanpa perlu menekan tombol panggil. Ponsel dengan dua slot SIM menampilkan dua nomor.

# Lihat di Pengaturan
Buka Pengaturan, lalu Tentang ponsel. Bergantung pada modelnya, nomor itu langsung ada di sana, atau di bawah Status atau Informasi IMEI.

# Lihat kotaknya
IMEI tertera pada label di sisi sempit kotak, di sebelah kode batang. Nota juga sering memuatnya.
:::

:::hint
Jika ada dua nomor, pakai yang pertama, IMEI 1. Jika tidak ditemukan saat cek garansi, coba yang kedua.
:::

## Jika ponsel tidak menyala

Tarik baki SIM: pada sebagian model nomornya tercetak di situ dengan huruf sangat kecil. Jika tidak ada, pakai kotak atau nota. Jika ponsel itu terhubung dengan akun Anda, halaman pencarian perangkat akun tersebut mungkin menampilkan nomor tiap ponsel.

## Mengapa sebaiknya dicatat hari ini

- **Untuk garansi.** Masukkan di [cek garansi](page:warranty-check), dan Anda melihat sampai kapan ponsel Anda bergaransi.
- **Untuk perbaikan.** Pusat layanan menuliskannya pada order. Cocokkan saat Anda mengambil ponsel.
- **Setelah kecurian.** Operator bisa memblokir ponsel lewat IMEI, dan polisi menanyakannya.
- **Sebelum membeli ponsel bekas.** Cocokkan nomor di ponsel dengan nomor di kotak. Jika berbeda, tanyakan sebabnya.

:::warning
Perlakukan nomor ini seperti nomor kartu identitas. Jangan mengunggah fotonya, dan berikan hanya kepada yang memerlukannya: operator, polisi, pusat layanan.
:::

Laptop, TV, dan tablet tanpa slot SIM tidak punya IMEI. Perangkat seperti itu punya nomor seri, yang tercetak pada label di bagian bawah atau belakangnya.
`,
}
