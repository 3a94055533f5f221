import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Layanan purnajual',
  description:
    'Semua hal setelah pembelian: garansi, perbaikan, juga dengan antar-jemput, harga dan keaslian suku cadang, driver, permohonan buka kunci, dan arti tiap status perbaikan.',
  sections: {
    hero: {
      title: 'Setelah Anda membeli, tugas kami dimulai',
      text: 'Apa pun yang kelak dibutuhkan perangkat Aster, Kite, atau Solis Anda: mulailah dari garansi, atau dari pusat layanan terdekat.',
      pictureAlt: 'Meja layanan dengan ponsel, tablet, dan formulir order di atasnya',
      actions: { check: 'Cek garansi', find: 'Cari pusat layanan' },
    },
    tools: { title: 'Cari tahu sendiri' },
    situations: {
      title: 'Apa keperluan Anda?',
      items: {
        broken: { title: 'Ada yang rusak', text: 'Lihat apa yang bisa diperbaiki, dan bagaimana alurnya.' },
        expensive: {
          title: 'Saya ingin tahu harganya',
          text: 'Harga acuan suku cadang dan ongkos kerja, menurut model.',
        },
        waiting: {
          title: 'Saya menunggu perangkat saya',
          text: 'Status perbaikan, lewat nomor order atau nomor telepon.',
        },
        used: {
          title: 'Saya ragu pada suku cadangnya',
          text: 'Nomor serinya menunjukkan apakah suku cadang itu asli.',
        },
        locked: { title: 'Ponsel saya terkunci', text: 'Ajukan permohonan, lalu pantau di Permohonan saya.' },
        laptop: {
          title: 'Laptop saya perlu driver',
          text: 'Lewat nomor seri (SNID), atau merek, seri, dan model.',
        },
      },
    },
    order: {
      title: 'Satu order, dari awal sampai akhir',
      body: `
Saat menyerahkan perangkat, Anda menerima **order** bernomor. Order ini menghubungkan semua yang terjadi sesudahnya, jadi fotolah.

1. Di sana tertulis apa yang Anda serahkan, dalam keadaan apa, dan apa yang Anda minta.
2. Dengan nomornya Anda bisa melihat [status perbaikan](page:repair-status) kapan saja.
3. Perkiraan biaya, jawaban ya atau tidak dari Anda, dan suku cadang yang dipakai tercatat di dalamnya.
4. Dalam 3 bulan Anda bisa menilai perbaikan dengan order itu.
5. Jika kerusakan yang sama muncul lagi, order itulah yang Anda bawa.

Waktu yang biasa adalah 3 sampai 7 hari kerja sejak perbaikan dimulai. Ini hanya perkiraan dan hari libur menambah waktu. Jika suku cadang kosong, perkiraan harinya bergeser.
`,
    },
    states: {
      title: 'Arti status perbaikan',
      body: `
- **Diajukan**: order Anda sudah masuk, dan perangkatnya belum diperiksa.
- **Menunggu penjemputan** dan **Dikirim ke pusat layanan**: pada perbaikan antar-jemput, perangkat masih di tempat Anda atau dalam perjalanan.
- **Menunggu pemeriksaan**: teknisi memeriksanya. Sesudah itu Anda menerima perkiraan biaya, jika ada yang harus dibayar.
- **Sedang diperbaiki**: pengerjaan sudah dimulai.
- **Ganti ponsel**: Anda menerima ponsel lain sebagai gantinya. Mintalah [perlindungan](page:protection) Anda ikut dipindahkan.
- **Tidak perlu perbaikan**: tidak ditemukan kerusakan, atau penyebabnya pengaturan.
- **Selesai**: perangkat siap. Cobalah saat mengambilnya.
- **Dibatalkan** dan **Lewat waktu**: order sudah berakhir, atau lebih lama daripada rencana. Tanyakan kepada pusat layanan.
`,
    },
    delivery: {
      title: 'Perbaikan antar-jemput dalam tiga langkah',
      intro:
        'Untuk ponsel, di beberapa kota. Perkiraan biaya datang sebelum perbaikan, sama seperti di pusat layanan.',
      items: {
        reserve: {
          title: 'Pesan',
          text: 'Lewat chat atau telepon layanan: alamat, waktu, model, dan kerusakan. Simpan data Anda pada hari yang sama.',
        },
        pickUp: {
          title: 'Penjemputan',
          text: 'Matikan ponsel, lepas kartu-kartunya, bungkus. Serahkan dan terima nomor order.',
        },
        repair: {
          title: 'Perbaikan',
          text: 'Pantau tiap langkah di status perbaikan. Buka paket dan coba ponsel pada hari kembalinya.',
        },
      },
    },
    'delivery-cities': { title: 'Kota dengan perbaikan antar-jemput' },
    policy: {
      title: 'Kebijakan layanan',
      intro: 'Pilih merek, lalu produk. Bacalah apa yang berlaku di negara Anda hari ini.',
    },
    questions: { title: 'Pertanyaan tentang pusat layanan' },
    help: {
      title: 'Bukan ini yang Anda cari?',
      text: 'Ceritakan dengan kata-kata Anda sendiri. Siapkan model dan IMEI atau nomor seri.',
      actions: { chat: 'Mulai chat', contact: 'Cara lain menghubungi kami' },
    },
  },
}
