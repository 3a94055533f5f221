import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Perbaikan layar pecah',
  description:
    'Apa yang dilakukan dengan layar ponsel yang retak: apa yang diganti, berapa biayanya, langkah demi langkah perbaikannya, dan kapan tanpa biaya.',
  sections: {
    hero: {
      title: 'Jangan tunda memperbaiki layar retak',
      text: 'Tutup kaca dengan selotip bening, simpan data Anda, dan lihat harganya sebelum datang.',
      pictureAlt: 'Ponsel dengan layar retak, dan layar baru di sampingnya',
      actions: { price: 'Lihat harga layar', find: 'Cari pusat layanan' },
    },
    services: {
      title: 'Layanan untuk layar Anda',
      items: {
        replacement: {
          title: 'Penggantian layar',
          text: 'Modul layar persis untuk model Anda. Harga suku cadang dan ongkos kerja disebutkan sebelumnya.',
        },
        protection: {
          title: 'Gratis dengan perlindungan',
          text: 'Dengan Perlindungan Layar (Screen Damage Protection), satu penggantian dalam 1 tahun gratis. Lihat apakah ponsel Anda memilikinya.',
        },
        fast: {
          title: 'Perbaikan cepat 2 jam',
          text: 'Bila suku cadangnya ada dan teknisi sedang luang. Telepon sebelum datang.',
        },
        delivery: {
          title: 'Perbaikan antar-jemput',
          text: 'Di beberapa kota ponsel dijemput. Anda tidak perlu datang.',
        },
      },
    },
    'which-part': {
      title: 'Apa yang pecah?',
      body: `
- **Kacanya saja**: gambar utuh dan sentuhan berfungsi. Anda punya waktu beberapa minggu, tetapi debu dan kelembapan bisa masuk.
- **Panel**: bercak, garis, kedip, atau gelap. Kerusakannya meluas, sering dalam beberapa hari. Simpan data Anda hari ini.
- **Lapisan sentuh**: gambar baik, tetapi ponsel mengetik sendiri atau tidak bereaksi. Matikan jika bergerak sendiri, supaya tidak terkunci.
- **Rangka**: ponsel bergoyang di meja, atau kaca terangkat di satu sisi. Jangan mengisi daya sebelum baterainya diperiksa.

Pada kebanyakan ponsel sekarang kaca, lapisan sentuh, dan panel adalah satu komponen dan diganti bersama. Jadi harga lebih ditentukan oleh model daripada oleh retakannya.
`,
    },
    process: {
      title: 'Perbaikan, langkah demi langkah',
      intro:
        'Biasanya 3 sampai 7 hari kerja sejak dimulai. Ini hanya perkiraan; hari libur menambah waktu. Sebagian dikerjakan sebagai perbaikan cepat 2 jam.',
      items: {
        cover: {
          title: 'Tutup dan simpan',
          text: 'Selotip bening di retakan, cadangan data selagi ponsel masih bisa dibuka kuncinya, kartu dilepas.',
        },
        check: {
          title: 'Serahkan',
          text: 'Teknisi menguji sentuhan, gambar, kamera, dan rangka. Anda menerima nomor order.',
        },
        estimate: {
          title: 'Terima perkiraan biaya',
          text: 'Suku cadang dan ongkos kerja terpisah, atau kabar bahwa perlindungan Anda yang membayar. Anda memutuskan.',
        },
        replace: {
          title: 'Layar diganti',
          text: 'Baterai dilepas dulu, rangka dibersihkan dari serpihan, dan perekatnya diperbarui.',
        },
        test: {
          title: 'Coba sendiri',
          text: 'Geser sebuah ikon ke seluruh layar, telepon seseorang dengan ponsel di telinga, dan coba pembaca sidik jari.',
        },
      },
    },
    price: {
      title: 'Yang dibayar Perlindungan Layar',
      covered: {
        accident: 'Benturan yang tidak disengaja, jatuh, atau tekanan, dalam 1 tahun sejak tanggal berlaku',
        assembly: 'Satu penggantian modul layar tanpa biaya',
        labour: 'Ongkos kerjanya',
      },
      excluded: {
        second: 'Layar pecah yang kedua: sekali untuk tiap ponsel',
        scratches: 'Goresan yang tidak mengganggu gambar dan sentuhan',
        before: 'Layar yang pecah sebelum perlindungan berlaku',
        liquid: 'Kerusakan karena cairan, dan kerusakan yang disengaja',
      },
    },
    store: {
      title: 'Pusat layanan kami',
      text: 'Layar diganti di meja kerja dengan alat dan petunjuk untuk model Anda. Tiap pusat layanan mencantumkan jam buka, nomor telepon, dan rutenya. Jika di kota Anda ada beberapa, tanyakan mana yang punya layar Anda.',
      pictureAlt: 'Bagian depan pusat layanan dengan konter dan bangku tunggu di balik kaca',
      actions: { find: 'Lihat yang terdekat' },
    },
    questions: { title: 'Pertanyaan tentang layar dan perlindungan' },
    ready: {
      title: 'Siap memperbaiki ponsel Anda?',
      text: 'Bawa ponsel dan, jika ada, notanya. Dengan perlindungan, ponsel saja sudah cukup.',
      actions: { book: 'Buat janji perbaikan', find: 'Cari pusat layanan' },
    },
  },
}
