import type { ArticleText } from '../article'

export const id: ArticleText = {
  title: 'Penjelasan perlindungan layar: yang ditanggung dan yang tidak',
  summary:
    'Satu layar gratis dalam setahun, setelah jatuh atau terbentur. Baca syaratnya sebelum membeli, karena hari sejak aktivasi ikut menentukan.',
  coverAlt: 'Ponsel dan layar di bawah payung besar',
  body: `
Garansi membayar cacat produk. Jatuh bukan cacat produk, padahal layar baru sering menjadi perbaikan ponsel yang paling mahal. Celah inilah yang ditutup Perlindungan Layar (Screen Damage Protection). Berikut isinya, tanpa tulisan kecil.

## Apa yang ditanggung

- **Satu kali penggantian modul layar tanpa biaya** dalam satu tahun sejak hari perlindungan mulai berlaku.
- Kerusakan karena **benturan yang tidak disengaja, jatuh, atau tertekan**.
- Suku cadang dan ongkos kerja untuk satu perbaikan ini.

## Apa yang tidak ditanggung

- Layar pecah yang kedua: perlindungan habis terpakai pada yang pertama.
- Goresan yang terlihat, tetapi tidak mengganggu gambar atau sentuhan.
- Kerusakan karena cairan, kehilangan, atau kesengajaan.
- Layar yang sudah pecah sebelum perlindungan dimulai.

## Kapan bisa dibeli

:::steps
# Online atau di aplikasi
Dalam 3 hari sejak aktivasi ponsel.

# Di pusat layanan
Dalam 15 hari sejak aktivasi, dengan layar utuh. Petugas memeriksanya di tempat.
:::

Tiap ponsel bisa memilikinya satu kali. Perlindungan mulai berlaku beberapa hari setelah aktivasi; jumlah harinya yang pasti tampil sebelum Anda membayar. Tidak semua model dan negara memilikinya.

## Cara memakainya

1. Layar pecah. [Langkah pertama](article:cracked-screen-first-steps) menjaga jari dan data Anda.
2. Anda datang ke pusat layanan, atau menyerahkan ponsel ke layanan antar-jemput di tempat yang menyediakannya.
3. Manfaat dipotong. Anda tidak memerlukan dokumen apa pun, cukup perangkatnya.
4. Layar diganti, dan Anda mengujinya sebelum pulang.

:::hint
Garansi Tambahan (Extended Warranty) adalah hal lain: garansi menjadi satu tahun lebih panjang, untuk kerusakan produk dan bukan untuk kecelakaan. Garansi ini dibeli selama masa garansi, dan satu kali untuk tiap ponsel.
:::

## Jika ponsel ditukar

Saat Anda menerima ponsel lain dalam garansi, perlindungan bisa ikut pindah. Mintalah lewat telepon layanan atau chat; prosesnya sekitar 5 hari kerja. Sisanya dihitung ulang untuk ponsel yang baru.

Tidak yakin apa yang dimiliki ponsel Anda? [Cek garansi](page:warranty-check) menampilkan keadaannya.
`,
}
