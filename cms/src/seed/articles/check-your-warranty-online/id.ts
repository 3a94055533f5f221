import type { ArticleText } from '../article'

export const id: ArticleText = {
  title: 'Cek garansi secara online dengan IMEI',
  summary:
    'Sampai kapan ponsel Anda bergaransi, dan di negara mana? Masukkan 15 digit dan baca jawabannya, tanpa akun dan tanpa nota.',
  coverAlt: 'Ponsel dengan perisai dan tanda centang, dan kalender dengan satu hari yang ditandai',
  body: `
“Apakah garansi saya masih berlaku?” adalah pertanyaan yang paling sering didengar pusat layanan kami. Kini Anda bisa menjawabnya sendiri: [cek garansi](page:warranty-check) hanya memerlukan IMEI ponsel Anda.

:::steps
# Temukan IMEI
Tekan \`*#06#\` di ponsel. [Temukan IMEI ponsel Anda](article:find-your-imei-number) menyebutkan cara lain, untuk ponsel yang tidak menyala.

# Masukkan
Spasi dan tanda hubung tidak jadi soal. Jika ada dua nomor, pakai yang pertama.

# Baca hasilnya
Hasilnya tertulis paling atas, dengan tanggal berakhirnya garansi ponsel Anda. Merek, model, dan aktivasi ada di bawahnya.
:::

## Arti jawabannya

- **Dalam garansi.** Cacat bahan dan pengerjaan ditanggung sampai tanggal yang tampil.
- **Di luar garansi.** Ponsel tetap bisa diperbaiki, dengan biaya. Mintalah perkiraan biaya sebelum memutuskan.
- **Dikirim dari negara lain.** Ponsel itu dibuat untuk pasar lain. Garansinya berlaku di sana, bukan di negara tempat Anda mengecek.
- **Aktivasi perangkat sedang berlangsung.** Ponsel baru aktif sendiri setelah dipasangi kartu SIM dan tersambung ke internet beberapa waktu. Kartu garansi muncul 24 jam setelah aktivasi.
- **IMEI tidak ada.** Cocokkan digit demi digit. Paling sering ada dua digit yang tertukar.
- **Cek di negara tempat Anda membeli ponsel.** Hasilnya bergantung pada negara tempat Anda mengecek. Pilih bagian situs untuk negara itu, atau matikan VPN.
- **Hubungi penjualnya.** Dalam hal ini, jawabannya ada pada toko tempat Anda membeli ponsel.

## Yang tidak ditentukan oleh cek ini

Cek ini menyebutkan masa garansinya. Ditanggung atau tidaknya suatu kerusakan ditentukan oleh kerusakan itu sendiri: kerusakan akibat jatuh, cairan, atau perangkat yang dibuka pada umumnya bukan urusan garansi, dan baterai yang menua termasuk keausan. Karena itu teknisi melihat ponselnya dulu sebelum Anda mendapat jawaban soal harga.

:::hint
Buat tangkapan layar hasilnya, atau catat tanggalnya. Jika kelak ponsel tidak menyala, hasilnya sudah ada di tangan Anda.
:::

## Nomor Anda tetap milik Anda

Cek ini tidak menyimpan nama dan tidak meminta Anda masuk. Yang ditampilkan adalah data perangkat, tidak pernah siapa pemiliknya.

Jika masa garansi hampir habis dan ada yang tidak beres pada ponsel Anda, jangan menunggu: [alur perbaikan](article:how-a-repair-goes) menyebutkan apa yang perlu dibawa.
`,
}
