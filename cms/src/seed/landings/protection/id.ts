import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Perlindungan untuk ponsel Anda',
  description:
    'Perlindungan layar dan garansi tambahan: apa yang ditanggung dan tidak, sampai kapan bisa dibeli, cara klaim dalam empat langkah, ketentuan, dan jawaban.',
  sections: {
    hero: {
      title: 'Sekali jatuh, satu layar gratis',
      text: 'Perlindungan Layar (Screen Damage Protection) mengganti layar pecah satu kali dalam 1 tahun. Garansi Tambahan (Extended Warranty) menambah 1 tahun untuk kerusakan produk.',
      pictureAlt: 'Ponsel di depan perisai besar',
      actions: { buy: 'Lihat yang cocok untuk ponsel saya', claim: 'Layar saya pecah' },
    },
    about: {
      title: 'Tentang paket ini',
      body: `
Garansi membayar kerusakan produk. Dua hal tidak dibayarnya: kecelakaan, dan kerusakan setelah garansi berakhir. Untuk itu ada dua paket, dan paket ketiga yang berdiri sendiri.

- **Perlindungan Layar** (Screen Damage Protection) membayar satu penggantian modul layar dalam 1 tahun sejak tanggal berlaku, setelah benturan yang tidak disengaja, jatuh, atau tekanan.
- **Garansi Tambahan** (Extended Warranty) memperpanjang garansi 1 tahun. Yang ditanggung sama dengan garansi, dan kerusakan akibat perbuatan orang tidak ditanggung.
- **Perlindungan Menyeluruh** (Comprehensive Protection) tersedia untuk sebagian model. Isinya tampil bersama ponsel Anda sebelum Anda membayar.

Semuanya terikat pada satu ponsel lewat IMEI-nya. Paket-paket ini juga tampil dengan nama Care+.
`,
    },
    'whats-covered': {
      title: 'Yang ditanggung',
      covered: {
        screen: 'Satu penggantian modul layar tanpa biaya dalam 1 tahun sejak tanggal berlaku',
        accident: 'Benturan yang tidak disengaja, jatuh, atau tekanan (terjepit)',
        labour: 'Suku cadang dan ongkos kerja untuk penggantian ini',
        faults: 'Dengan Garansi Tambahan: cacat bahan dan pengerjaan selama 1 tahun lagi',
      },
      excluded: {
        second: 'Layar pecah yang kedua',
        scratches: 'Goresan yang tidak mengganggu gambar dan sentuhan',
        liquid: 'Cairan, kehilangan, pencurian, dan kerusakan yang disengaja',
        human: 'Dengan Garansi Tambahan: semua kerusakan akibat perbuatan orang',
        before: 'Apa pun yang sudah rusak sebelum tanggal berlaku',
      },
    },
    important: {
      title: 'Penting',
      items: {
        once: {
          title: 'Sekali untuk tiap ponsel',
          text: 'Tiap paket bisa dibeli sekali untuk satu ponsel, dan layar gratis dipakai sekali.',
        },
        days: {
          title: '3 hari online, 15 hari di pusat layanan',
          text: 'Dihitung dari aktivasi, untuk Perlindungan Layar. Di pusat layanan layarnya harus utuh.',
        },
        start: {
          title: 'Tidak langsung berlaku',
          text: 'Berlaku beberapa hari setelah aktivasi. Jumlah harinya tampil sebelum Anda membayar.',
        },
        exchange: {
          title: 'Ponsel lain, IMEI lain',
          text: 'Setelah penukaran, minta perlindungan dipindahkan lewat telepon layanan atau dukungan online. Prosesnya sekitar 5 hari kerja, dan hak Anda dihitung ulang.',
        },
      },
    },
    'how-to-buy': {
      title: 'Cara membeli',
      intro:
        'Online, di aplikasi, atau di pusat layanan. Secara online Anda masuk dulu, supaya pesanan tercatat atas nama Anda.',
      items: {
        imei: {
          title: 'Masukkan IMEI',
          text: 'Tekan *#06# untuk melihatnya. Tampil paket yang tersedia untuk ponsel ini.',
        },
        choose: {
          title: 'Pilih paket',
          text: 'Beserta lama dan jumlahnya. Kode referral dimasukkan di sini.',
        },
        details: {
          title: 'Isi data Anda',
          text: 'Nama dan nomor telepon. Baca ketentuannya dan setujui.',
        },
        pay: {
          title: 'Bayar',
          text: 'Jika gagal, coba lagi, atau bayar nanti dari Pesanan Saya. Tanggal berlaku ada di pesanan.',
        },
      },
    },
    'how-to-claim': {
      title: 'Cara klaim',
      intro: 'Tanpa surat, tanpa kartu, tanpa struk. Bawa ponselnya.',
      items: {
        damage: {
          title: 'Ponsel rusak',
          text: 'Atau berhenti berfungsi, untuk Garansi Tambahan. Tutup kaca dengan selotip dan simpan data Anda.',
          pictureAlt: 'Ponsel dengan layar retak di samping batu',
        },
        centre: {
          title: 'Pusat layanan atau antar-jemput',
          text: 'Datang ke pusat layanan, atau pakai perbaikan antar-jemput di tempat yang menyediakannya.',
          pictureAlt: 'Penanda peta di pusat layanan, dan paket dalam perjalanan ke sana',
        },
        deduction: {
          title: 'Manfaat dipotong',
          text: 'Manfaat ditemukan lewat IMEI ponsel, dan habis dengan perbaikan ini.',
          pictureAlt: 'Kartu bergambar perisai yang satu sudutnya dilubangi',
        },
        completed: {
          title: 'Perbaikan selesai',
          text: 'Coba ponsel sebelum pulang, lalu bawa.',
          pictureAlt: 'Ponsel utuh dengan tanda centang',
        },
      },
    },
    terms: {
      title: 'Syarat dan ketentuan',
      body: `
Ini ringkasannya. Yang berlaku adalah ketentuan negara Anda yang Anda setujui saat membeli; ketentuan itu ada di pesanan lewat “Lihat Polis Layanan Saya”.

1. **Ponsel.** Satu paket untuk satu IMEI. Paket tidak bisa dipindahkan ke ponsel lain, kecuali ponselnya ditukar dalam garansi.
2. **Waktu.** Perlindungan Layar berlaku 1 tahun sejak tanggal berlakunya, Garansi Tambahan 1 tahun sejak garansi berakhir.
3. **Pembelian.** Perlindungan Layar dalam 3 hari sejak aktivasi secara online atau di aplikasi, dalam 15 hari di pusat layanan dengan layar utuh. Garansi Tambahan secara online, selama masa garansi, tanpa pemeriksaan.
4. **Klaim.** Dalam empat langkah di atas, cukup dengan perangkatnya. Layar gratis habis dengan penggantian pertama.
5. **Ponsel yang ditukar.** Paket dipindahkan atas permintaan, sekitar 5 hari kerja, dan hak Anda dihitung ulang.
6. **Pengakhiran.** Pesanan bisa dibatalkan selama “Batalkan Pesanan” masih tampil.
`,
    },
    tips: {
      title: 'Tips: temukan IMEI Anda',
      intro: 'Nomornya terdiri atas 15 digit. Ponsel dengan dua kartu SIM punya dua: ambil IMEI 1.',
      items: {
        dial: {
          title: 'Tekan *#06#',
          text: 'Seperti hendak menelepon. Nomornya muncul sendiri, juga tanpa kartu SIM.',
          pictureAlt: 'Ponsel dengan papan angka, tanda bintang dan pagar di layarnya',
        },
        settings: {
          title: 'Lihat di Pengaturan',
          text: 'Buka “Tentang ponsel”, lalu “Status”. Tekan nomornya untuk menyalin.',
          pictureAlt: 'Ponsel dengan daftar pengaturan, satu di antaranya ditandai',
        },
        box: {
          title: 'Lihat kotaknya',
          text: 'Ada di label dengan kode batang. Berguna bila layarnya tetap gelap.',
          pictureAlt: 'Kotak dengan label berisi garis dan angka',
        },
      },
    },
    faq: { title: 'Tanya jawab' },
    buy: {
      title: 'Masih adakah waktu untuk ponsel Anda?',
      text: 'Masukkan IMEI. Terlihat apa yang tersedia, berapa harganya, dan kapan mulai berlaku.',
      actions: { buy: 'Lihat yang cocok untuk ponsel saya', find: 'Beli di pusat layanan' },
    },
  },
}
