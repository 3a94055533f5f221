import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Servis ponsel',
  description:
    'Perbaikan ponsel Aster dan Kite: baterai, pengisian, layar, kamera, suara, tombol, dan papan utama. Harga lebih dulu, biasanya 3 sampai 7 hari kerja.',
  sections: {
    hero: {
      title: 'Servis oleh yang mengenal ponsel Anda',
      text: 'Bawa ponsel Aster atau Kite Anda ke pusat layanan. Anda tahu harganya sebelum apa pun dikerjakan.',
      pictureAlt: 'Ponsel terbuka di meja kerja, dengan obeng dan sekrup di sampingnya',
      actions: { find: 'Cari pusat layanan' },
    },
    'key-services': {
      title: 'Yang bisa Anda andalkan',
      items: {
        estimate: {
          title: 'Harga sebelum perbaikan',
          text: 'Suku cadang dan ongkos kerja terpisah, beserta jumlahnya. Anda menjawab ya atau tidak. Harga acuan ada di situs ini.',
        },
        fast: {
          title: 'Perbaikan cepat 2 jam',
          text: 'Untuk kerusakan yang bisa diperbaiki di tempat, bila suku cadangnya ada. Tanyakan kepada petugas.',
        },
        status: {
          title: 'Pantau tiap langkah',
          text: 'Lewat nomor order, atau nomor telepon yang Anda tinggalkan.',
        },
        parts: {
          title: 'Suku cadang yang bisa diperiksa',
          text: 'Masukkan nomor seri suku cadang dan lihat apakah asli.',
        },
      },
    },
    'we-can-fix': {
      title: 'Yang bisa kami perbaiki',
      intro: 'Pilih komponennya, lalu lihat tandanya, apa yang dikerjakan, dan apa yang bisa dicoba dulu.',
      items: {
        battery: {
          title: 'Baterai',
          text: 'Habis di siang hari, mati saat 20 persen, atau mengangkat penutup.',
          pictureAlt: 'Baterai ponsel dengan tanda kilat',
        },
        charger: {
          title: 'Pengisian daya',
          text: 'Colokan longgar, atau mengisi hanya pada satu posisi.',
          pictureAlt: 'Colokan di depan port pengisian ponsel',
        },
        buttons: {
          title: 'Tombol Ponsel',
          text: 'Daya atau volume macet, atau baru bereaksi pada tekanan ketiga.',
          pictureAlt: 'Tepi ponsel dengan tombolnya, satu ditekan jari',
        },
        mainboard: {
          title: 'Papan Utama',
          text: 'Tidak menyala, tidak menemukan jaringan, atau menyala ulang sendiri.',
          pictureAlt: 'Papan utama dengan chip dan jalurnya',
        },
        screen: {
          title: 'Layar Pecah',
          text: 'Retak, garis, bercak hitam, atau sentuhan bergerak sendiri.',
          pictureAlt: 'Ponsel dengan layar retak',
        },
        camera: {
          title: 'Kamera',
          text: 'Foto buram, lensa bergetar, atau tampilan hitam.',
          pictureAlt: 'Modul kamera dengan dua lensa dan lampu kilat',
        },
        speaker: {
          title: 'Speaker Ponsel',
          text: 'Orang lain tidak mendengar Anda, atau suara mereka terdengar jauh.',
          pictureAlt: 'Tepi bawah ponsel dengan gelombang suara dari speakernya',
        },
      },
    },
    'more-services': {
      title: 'Lebih dari perbaikan',
      intro: 'Dilayani di tempat yang sama, juga saat tidak ada yang rusak.',
      items: {
        detection: {
          title: 'Pemeriksaan Ponsel',
          text: 'Uji layar, baterai, pengisian, kamera, suara, sensor, dan jaringan. Berguna sebelum Anda membeli ponsel bekas.',
        },
        software: {
          title: 'Pembaruan Perangkat Lunak',
          text: 'Sistem terbaru untuk model Anda, saat ponsel tidak bisa mengambilnya sendiri.',
        },
        cleaning: {
          title: 'Pembersihan',
          text: 'Port pengisian, mikrofon, dan speaker telinga, bila masalahnya debu dan bukan komponen.',
        },
        delivery: {
          title: 'Perbaikan antar-jemput',
          text: 'Pesan, dijemput, diperbaiki. Tersedia di beberapa kota.',
        },
      },
    },
    'why-us': {
      title: 'Mengapa memperbaikinya di sini',
      body: `
- **Garansi Anda tetap utuh.** Perbaikan oleh pihak lain bisa mengakhirinya untuk komponen yang disentuh.
- **Suku cadangnya cocok.** Asalnya dari pembuat ponsel Anda, persis untuk model Anda.
- **Anda yang memutuskan.** Tanpa perkiraan biaya, tidak ada perbaikan. Jika ditemukan kerusakan lain, Anda ditanya sebelum dilanjutkan.
- **Data Anda tidak disentuh.** Tidak ada yang memerlukan foto Anda untuk mengganti baterai. [Ini aturannya](article:how-we-treat-your-data-in-a-repair).
- **Ada yang bertanggung jawab.** Jika kerusakan yang sama muncul lagi, datanglah dengan ordernya.

Waktu yang biasa adalah 3 sampai 7 hari kerja sejak perbaikan dimulai. Ini hanya perkiraan, dan hari libur menambah waktu. [Alur perbaikan](article:how-a-repair-goes) menunjukkannya langkah demi langkah.
`,
    },
    book: {
      title: 'Datanglah saat Anda ditunggu',
      text: 'Buat janji di tempat yang menyediakan pemesanan online, atau datanglah pada jam buka pusat layanan terdekat.',
      actions: { book: 'Buat janji sekarang', find: 'Cari pusat layanan' },
    },
    'more-solutions': {
      title: 'Solusi lain',
      intro: 'Mungkin Anda tidak perlu servis. Gangguan ini sering sekali hilang di rumah.',
      items: {
        wet: { title: 'Jatuh ke air', text: 'Matikan dulu. Satu jam berikutnya menentukan.' },
        hot: { title: 'Menjadi panas', text: 'Lima penyebab, dan mana yang berbahaya.' },
        sim: {
          title: 'Tidak membaca kartu SIM',
          text: 'Kartu, baki, atau pengaturan: cari tahu dalam sepuluh menit.',
        },
        port: { title: 'Lambat mengisi daya', text: 'Bersihkan port tanpa merusaknya.' },
      },
    },
    questions: { title: 'Pertanyaan tentang perbaikan' },
    app: {
      title: 'Layanan di ponsel Anda',
      intro: 'Pindai kodenya, dan garansi serta status perbaikan selalu di tangan.',
    },
  },
}
