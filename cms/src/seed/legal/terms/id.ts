import type { LegalText } from '../legal-text'

export const id: LegalText = {
  title: 'Ketentuan penggunaan',
  body: `
:::warning
Contoh teks untuk demonstrasi. Grup Aster, Kite, dan Solis adalah rekaan. Sebelum situs ini melayani pelanggan sungguhan, seorang ahli hukum harus mengganti halaman ini.
:::

Ketentuan ini berlaku setiap kali Anda memakai situs ini. Tidak menambah apa yang Anda bayar dan tidak mengurangi hak Anda menurut hukum.

## Untuk apa situs ini

Anda bisa mengecek garansi, memantau perbaikan, mencari pusat layanan, melihat harga suku cadang, membaca tips dan kebijakan, serta membeli paket perlindungan. Kebanyakan tanpa akun.

## Arti jawaban di sini

- **Harga** suku cadang dan ongkos kerja adalah acuan. Yang berlaku adalah harga yang disebut pusat layanan sebelum perbaikan.
- **Waktu** adalah acuan. Perbaikan biasanya 3 sampai 7 hari kerja sejak dimulai; hari libur menambah waktu.
- **Cek garansi** menunjukkan yang tercatat untuk perangkat. Apakah kerusakan ditanggung diputuskan setelah pemeriksaan, menurut [kebijakan layanan](page:service-policy) negara Anda.
- **Tips** ditulis dengan cermat. Lakukan hanya yang Anda yakini aman, dan serahkan baterai kembung atau alat yang terbuka kepada teknisi.

## Yang kami minta dari Anda

- Masukkan hanya nomor perangkat milik Anda atau yang boleh Anda tanyakan.
- Jangan memakai program yang bertanya secara massal, dan jangan mencoba mengakali perlindungan situs.
- Serahkan dokumen asli. Permohonan dengan dokumen palsu ditolak.

## Membeli paket perlindungan

Anda melihat paket, masa berlaku, syarat, dan totalnya sebelum membayar. Kontrak mulai saat pembayaran dikonfirmasi. Pesanan ada di “Pesanan Saya”; di sana Anda juga bisa membatalkannya sesuai syaratnya. Tiap paket hanya sekali untuk satu ponsel.

## Teks dan gambar

Teks, gambar, dan nama di situs ini milik grup. Anda boleh membaca, mencetak, dan membagikannya untuk keperluan sendiri dengan menyebut sumbernya.

## Bila ada yang salah

Kami menjaga situs sebaik mungkin dan memperbaiki kesalahan begitu mengetahuinya. Tidak ada di sini yang membatasi tanggung jawab kami bila hukum melarangnya.

## Hukum dan perselisihan

Yang berlaku adalah hukum negara yang bagiannya Anda pakai, beserta hak konsumennya. Sampaikan dulu kepada kami lewat [halaman kontak](page:contact): hampir semua bisa diselesaikan di sana.

## Perubahan

Bila ketentuan ini berubah, hari mulai berlakunya teks baru tertera di bagian atas. Untuk pesanan, berlaku ketentuan pada hari pemesanan.
`,
}
