import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Panduan servis: perawatan dan keamanan per perangkat',
  description:
    'Pemakaian pertama, perawatan, batas, dan keamanan ponsel, tablet, laptop, TV, peralatan rumah tangga, dan aksesori, serta persiapan sebelum perbaikan.',
  sections: {
    hero: {
      title: 'Perawatan dan keamanan, per perangkat',
      text: 'Apa yang membuat perangkat awet, apa yang merusaknya, dan kapan sebaiknya Anda berhenti lalu bertanya.',
      pictureAlt: 'Halaman panduan dengan ponsel, daftar centang, dan tanda peringatan',
      actions: { list: 'Semua panduan servis' },
    },
    phones: {
      title: 'Ponsel',
      body: `
- **Hari pertama**: catat IMEI lewat \`*#06#\`, pasang kartu SIM, dan sambungkan ke internet. Ponsel aktif sendiri, dan garansinya tampil 24 jam kemudian.
- **Baterai**: jaga tetap sejuk, dan di antara 20 dan 80 persen bila mudah dilakukan. [Kebiasaan lain](article:make-your-phone-battery-last).
- **Port**: lihat ke dalamnya setiap beberapa bulan. [Bersihkan](article:how-to-clean-charging-port-on-phone) dengan kayu, jangan dengan logam.
- **Air**: tahan air bukan berarti boleh dibawa berenang, dan perekatnya menua. [Setelah jatuh ke air](article:phone-fell-in-water), matikan.

:::warning
Ponsel yang kembung, berbau, atau panas tanpa dipakai: berhenti mengisi daya, taruh di atas batu atau logam, dan bawa ke pusat layanan.
:::
`,
    },
    tablets: {
      title: 'Tablet',
      body: `
- **Pengisian**: pakai pengisi daya dari kotaknya. Pengisi kecil dari ponsel lama perlu waktu semalaman. [Temukan titik lemahnya](article:tablet-charges-slowly).
- **Layar**: casing berpenutup melindunginya lebih baik daripada film pelindung. Jangan taruh benda berat di atasnya dalam tas.
- **Sentuhan**: jika tidak bereaksi, keringkan, lepas film, dan mulai ulang. [Langkah demi langkah](article:tablet-touch-not-responding).
- **Anak-anak**: [akun sendiri](article:set-up-tablet-for-a-child) dengan batasan, sebelum tablet menjadi milik mereka.

Tablet yang tidak dipakai sebaiknya diisi sampai setengah setiap tiga bulan. Jika tidak, baterainya begitu kosong sampai tablet tidak menyala lagi.
`,
    },
    laptops: {
      title: 'Laptop',
      body: `
- **Udara**: jangan di atas kasur atau karpet. Lubang di bagian bawah mengambil udara yang mendinginkannya. [Kipas yang berisik](article:laptop-fan-loud) adalah tanda pertama adanya debu.
- **Baterai**: jika laptop seharian di meja, batasi pengisian sampai 80 persen, bila model Anda bisa.
- **Driver**: hanya dari [driver dan buku panduan](page:drivers-download), dan hanya saat ada yang tidak berfungsi.
- **Membawa**: dalam keadaan mati, bukan tidur. Laptop yang menyala di dalam tas menjadi terlalu panas.

:::hint
Minuman tumpah di papan ketik: tekan lama tombol daya, cabut pengisi daya, balikkan laptop seperti tenda, dan biarkan sehari. Jangan dicoba selama itu.
:::
`,
    },
    tvs: {
      title: 'TV',
      body: `
- **Berdiri**: di tempat rata, selebar telapak tangan dari dinding, diikat di tempat anak suka memanjat.
- **Digantung**: dengan dudukan yang sesuai berat dan pola lubangnya, disekrup ke dinding, bukan ke plesteran.
- **Dibersihkan**: kain mikrofiber kering, saat mati. [Tanpa pembersih kaca](article:clean-tv-screen-safely).
- **Gambar diam**: jangan tampilkan teks berjalan sepuluh jam sehari. Biarkan TV mati sendiri.
- **Petir**: cabut steker dan antena.

:::warning
Jangan pernah membuka bagian belakang. Catu dayanya menyimpan tegangan berbahaya beberapa menit setelah steker dicabut.
:::
`,
    },
    'home-appliances': {
      title: 'Peralatan rumah tangga',
      body: `
- **AC**: [filter](article:clean-air-conditioner-filter) setiap dua minggu di musimnya, unit luar bebas di semua sisi.
- **Kulkas**: tunggu empat jam setelah diangkut sebelum menyalakannya. Beri jarak lima sentimeter di belakangnya. [Jika tidak dingin](article:refrigerator-does-not-cool), periksa karet pintunya dulu.
- **Mesin cuci**: lepas baut transpor sebelum cucian pertama, kaki rata, filter buang setiap dua bulan. [Jika airnya tertinggal](article:washing-machine-does-not-drain).

:::warning
Bau hangus, asap, atau steker panas: matikan dari sekring, bukan dari alatnya. Gas pendingin bisa terbakar, jadi buka jendela dan jangan menyalakan api jika Anda menduga ada kebocoran.
:::
`,
    },
    accessories: {
      title: 'Aksesori',
      body: `
- **Pengisi daya dan kabel**: ganti jika selubungnya sobek atau colokannya longgar. [Tidak semua kabel USB-C sama](article:usb-c-one-cable-for-many-devices).
- **Earphone**: lap kering kontaknya sebelum dimasukkan ke wadah. Bersihkan kisinya dengan sikat kering yang lembut.
- **Jam dan gelang**: bilas keringat dan garam, keringkan sensor, dan istirahatkan kulit di malam hari.
- **Power bank**: di tas kabin, jangan di bawah matahari, dan jangan semalaman di bawah bantal.

Aksesori punya garansi sendiri. Garansinya ada di [kebijakan layanan](page:service-policy), di bagian aksesori.
`,
    },
    'before-repair': {
      title: 'Sebelum menyerahkan perangkat apa pun',
      items: {
        save: {
          title: 'Simpan data Anda',
          text: 'Perbaikan bisa perlu pengaturan ulang, dan papan utama baru masih kosong.',
        },
        cards: {
          title: 'Lepas yang milik Anda',
          text: 'SIM, kartu memori, casing, pelindung kaca, flash disk.',
        },
        account: {
          title: 'Keluar dari akun',
          text: 'Atau hadirlah untuk membuka kuncinya. Jangan pernah menulis kode pada order.',
        },
        photos: {
          title: 'Ambil foto',
          text: 'Dari semua sisi dan labelnya. Foto menunjukkan keadaan perangkat saat diserahkan.',
        },
      },
    },
    repair: {
      title: 'Perawatan tidak cukup lagi?',
      text: 'Lihat harga suku cadangnya, dan cari pusat layanan yang memilikinya.',
      actions: { find: 'Cari pusat layanan', price: 'Lihat harga suku cadang' },
    },
  },
}
