import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const id: FaqTextsOf<typeof topic> = {
  'find-the-price-of-a-part': {
    question: 'Di mana saya melihat harga suku cadang?',
    answer: `
Di [harga suku cadang](page:spare-parts-price). Pilih satu per satu:

1. produk dan mereknya,
2. seri dan modelnya,
3. jenis suku cadang, misalnya layar atau baterai,
4. untuk papan utama, ukuran memori dan penyimpanan.

Anda melihat harga suku cadang, ongkos kerja, dan jumlahnya. Ketiganya harga acuan untuk negara Anda. Jika tidak tahu modelnya, lihat di Pengaturan, “Tentang ponsel”, atau di kotaknya.

Jika suatu model tidak ada, mungkin model itu lebih baru atau lebih lama daripada daftarnya. [Pusat layanan](page:service-center) tetap bisa menyebutkan harganya.
`,
  },
  'why-the-final-price-can-differ': {
    question: 'Mengapa harga akhir bisa berbeda dari harga di situs?',
    answer: `
Situs mengetahui suku cadang yang Anda pilih. Teknisi mengetahui perangkat Anda. Alasan yang biasa:

- **Ada kerusakan lain di baliknya.** Ponsel yang tidak mengisi bisa memerlukan port, baterai, atau papan utama.
- **Bagian di sekitarnya rusak.** Rangka yang bengkok membuat layar baru pecah dalam beberapa hari, jadi keduanya diganti.
- **Garansi atau perlindungan.** Anda membayar lebih sedikit, atau tidak sama sekali.
- **Harga baru.** Harga berubah, dan yang berlaku adalah harga pada hari perkiraan biaya dibuat.

Anda menerima perkiraan biaya sebelum perbaikan dimulai, dengan suku cadang dan ongkos kerja terpisah. Jika lebih mahal daripada dugaan Anda, tolak saja dan ambil perangkat seperti semula. Tanyakan sebelumnya apakah pemeriksaannya berbayar.
`,
  },
  'is-my-part-genuine': {
    question: 'Bagaimana saya tahu suku cadang itu asli?',
    answer: `
Suku cadang layanan kami punya nomor seri. Masukkan di [cek suku cadang](page:spare-parts-serial), dan Anda mendapat satu dari dua jawaban: nomor itu asli dan milik layanan kami, atau bukan.

Salin nomor dari label pada suku cadang atau kantongnya, huruf dan angka persis seperti tertulis. \`O\` dan \`0\`, \`I\` dan \`1\` mudah tertukar, jadi coba keduanya sebelum menyimpulkan.

:::warning
Baterai yang tidak asli bisa kembung atau terbakar. Jika baterai Anda menggelembung, berbau, atau panas saat diam, berhenti mengisi daya dan bawa ke [pusat layanan](page:service-center). Jangan ditekan dan jangan ditusuk.
:::
`,
  },
  'can-i-keep-the-old-part': {
    question: 'Bolehkah saya menyimpan suku cadang yang diganti?',
    answer: `
Sering kali boleh, jika Anda membayar perbaikannya. Sampaikan saat menyerahkan perangkat, karena suku cadang dipilah pada hari yang sama. Ada tiga pengecualian:

- Dalam perbaikan dengan garansi atau perlindungan, suku cadang lama biasanya ditukar dengan yang baru dan dikembalikan.
- Baterai yang kembung atau bocor tinggal pada kami; membawanya pulang berbahaya.
- Papan utama yang diganti menyimpan data Anda. Papan itu tidak diberikan kepada siapa pun dalam keadaan bisa dipakai.

Yang tinggal pada kami dibongkar dan didaur ulang. [Nasib elektronik lama](article:what-happens-to-old-electronics) menjelaskan caranya, dan apa yang bisa Anda lakukan dengan perangkat lamanya.
`,
  },
}
