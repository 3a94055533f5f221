import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Layanan khusus: Care+',
  description:
    'Perlindungan layar, garansi tambahan, dan perlindungan menyeluruh untuk ponsel Anda: mana yang cocok, cara membelinya online, dan di mana menemukan pesanan Anda.',
  sections: {
    hero: {
      title: 'Care+ untuk ponsel Anda',
      text: 'Masukkan IMEI, lihat yang tersedia untuk ponsel Anda, lalu putuskan. Anda hanya perlu masuk untuk membeli.',
      pictureAlt: 'Ponsel di samping kartu bergambar perisai dan tanda tambah',
      actions: { buy: 'Lihat yang cocok', orders: 'Pesanan Saya' },
    },
    plans: {
      title: 'Tiga paket',
      intro: 'Mana yang bisa Anda ambil bergantung pada model, tanggal aktivasi, dan negara.',
      items: {
        screen: {
          title: 'Perlindungan Layar (Screen Damage Protection)',
          text: 'Satu penggantian modul layar tanpa biaya dalam 1 tahun. Online dalam 3 hari sejak aktivasi, di pusat layanan dalam 15 hari.',
        },
        extended: {
          title: 'Garansi Tambahan (Extended Warranty)',
          text: 'Garansi 1 tahun lebih lama. Dibeli online selama masa garansi, tanpa pemeriksaan. Tidak untuk kerusakan akibat perbuatan orang.',
        },
        comprehensive: {
          title: 'Perlindungan Menyeluruh (Comprehensive Protection)',
          text: 'Isinya untuk ponsel Anda tampil sebelum Anda membayar.',
        },
      },
    },
    steps: {
      title: 'Cara membeli',
      intro: 'Lima menit. Pegang ponselnya di tangan.',
      items: {
        country: {
          title: 'Negara dan ponsel',
          text: 'Pilih negara, lalu masukkan IMEI atau pilih ponsel dari akun Anda.',
        },
        service: {
          title: 'Layanan',
          text: 'Pilih paket dan lamanya. Jumlahnya langsung tampil. Masukkan kode referral di sini, jika ada.',
        },
        terms: {
          title: 'Data Anda dan ketentuan',
          text: 'Nama dan nomor telepon, lalu ketentuannya. Baca apa yang tidak ditanggung sebelum menyetujui.',
        },
        pay: {
          title: 'Bayar',
          text: 'Sesudah itu kartu diaktifkan, perlu beberapa saat. Anda menemukannya di Pesanan Saya.',
        },
      },
    },
    'which-fits': {
      title: 'Mana yang cocok untuk Anda?',
      body: `
- Ponselnya **baru**, dan Anda pernah menjatuhkan ponsel: Perlindungan Layar. Segera putuskan, karena harinya dihitung dari aktivasi.
- Anda memakai ponsel **bertahun-tahun**: Garansi Tambahan. Waktunya ada sampai garansi berakhir, tetapi tidak sehari pun lebih.
- Anda ingin **kedua jenis bantuan**: masukkan IMEI, dan bandingkan harga masing-masing dengan Perlindungan Menyeluruh, di tempat yang menyediakannya.
- Ponselnya **bekas, atau layarnya sudah retak**: tidak ada paket yang menanggung yang sudah rusak sekarang. Lebih baik [lihat harga](page:spare-parts-price) perbaikannya.

Tidak yakin berapa umur ponselnya? [Cek garansi](page:warranty-check) menunjukkan hari aktivasi dan akhir garansi.
`,
    },
    priority: {
      title: 'Prioritas antrean dengan kartu dari kotak',
      text: 'Sebagian ponsel punya kartu di dalam kotaknya. Tunjukkan di pusat layanan, dan Anda dilayani lebih dulu daripada orang lain dalam antrean. Tanpa biaya dan tanpa pesanan.',
      pictureAlt: 'Seseorang dengan kartu melewati antrean pendek menuju meja layanan',
      actions: { find: 'Cari pusat layanan' },
    },
    after: {
      title: 'Setelah Anda membayar',
      body: `
- **Pesanan Saya** menampilkan tiap pesanan dengan status, nomor, dan hari mulai berlakunya. Riwayat aktivasi menunjukkan apa yang aktif di ponsel mana.
- **Gagal?** Langsung coba lagi, atau bayar nanti dari pesanannya. Batas waktu pembelian tetap berjalan.
- **Berubah pikiran?** “Batalkan Pesanan” ada selama pesanan masih bisa dibatalkan.
- **Mendapat ponsel lain dalam garansi?** Minta perlindungannya dipindahkan lewat telepon layanan atau [chat](page:chat). Prosesnya sekitar 5 hari kerja.

Saat klaim, semua ini tidak diperlukan: [ponsel Anda sudah cukup](page:protection).
`,
    },
    questions: { title: 'Pertanyaan tentang perlindungan' },
    store: {
      title: 'Lebih suka datang langsung?',
      text: 'Pusat layanan memeriksa layar dan menjual Perlindungan Layar dalam 15 hari sejak aktivasi.',
      actions: { find: 'Cari pusat layanan', chat: 'Tanya dulu' },
    },
  },
}
