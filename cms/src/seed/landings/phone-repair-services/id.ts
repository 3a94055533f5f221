import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Layanan servis ponsel',
  description:
    'Tanda mana menunjuk ke komponen mana, apa yang dilakukan teknisi, dan apa yang bisa dicoba dulu: baterai, pengisian, layar, kamera, suara, tombol, papan utama, perangkat lunak.',
  sections: {
    hero: {
      title: 'Servis mana yang diperlukan ponsel Anda?',
      text: 'Temukan tanda yang Anda lihat. Di bawahnya tertulis apa yang dikerjakan, dan apa yang bisa Anda coba dulu.',
      pictureAlt: 'Ponsel yang dibongkar: penutup, baterai, papan utama, kamera, dan layar berjajar',
      actions: { price: 'Lihat harga suku cadang', find: 'Cari pusat layanan' },
    },
    battery: {
      title: 'Baterai',
      body: `
**Tanda.** Siang hari sudah habis padahal pemakaian tidak berubah; mati saat masih 20 atau 30 persen; penutupnya menonjol.

**Coba dulu.** Lihat di Pengaturan, Baterai, apakah ada aplikasi yang jauh di atas lainnya. [Kebiasaan yang menjaga baterai](article:make-your-phone-battery-last) juga berguna untuk baterai berikutnya.

**Yang dikerjakan.** Baterai diganti, perekat penutup diperbarui, dan pengisian penuh diuji. Data Anda tidak disentuh.

:::warning
Baterai yang kembung jangan diisi lagi, jangan ditekan, dan jangan ditusuk. Bawalah pada hari yang sama.
:::
`,
    },
    charging: {
      title: 'Pengisian daya',
      body: `
**Tanda.** Colokan longgar; mengisi hanya pada satu posisi, lambat, atau muncul pesan bahwa port lembap.

**Coba dulu.** Kabel lain, pengisi daya lain, dan [port yang bersih](article:how-to-clean-charging-port-on-phone). Ini lebih sering membantu daripada suku cadang apa pun.

**Yang dikerjakan.** Port dibersihkan dan diukur. Jika aus, port diganti; pada sebagian model port berada di papan kecil tersendiri sehingga lebih murah. Jika port baik, baterai dan rangkaian pengisian diuji berikutnya.
`,
    },
    screen: {
      title: 'Layar',
      body: `
**Tanda.** Retak, garis, bercak yang meluas, kedip, atau sentuhan bergerak sendiri atau tidak bereaksi.

**Coba dulu.** Lepas pelindung kaca dan mulai ulang. Pelindung yang retak sering terlihat seperti layar retak.

**Yang dikerjakan.** Pada kebanyakan ponsel kaca, lapisan sentuh, dan panel adalah satu komponen, dan diganti bersama. Rangka diperiksa, karena rangka bengkok membuat layar baru pecah. [Perbaikan layar pecah](page:broken-screen-service) menunjukkan alurnya langkah demi langkah.
`,
    },
    camera: {
      title: 'Kamera',
      body: `
**Tanda.** Foto tetap buram, lensa bergetar, tampilan hitam, atau ada bercak di setiap foto.

**Coba dulu.** Bersihkan kacanya dengan kain lembut, tutup semua aplikasi, dan ambil satu foto dengan tiap lensa. Jika hanya satu aplikasi yang hitam, izinnya belum diberikan.

**Yang dikerjakan.** Kaca penutup yang tergores diganti tanpa mengganti kamera. Jika lensa tidak bisa fokus lagi, modul kameranya diganti. Sesudah itu tiap lensa diuji dekat dan jauh.
`,
    },
    sound: {
      title: 'Speaker dan mikrofon',
      body: `
**Tanda.** Suara orang lain terdengar jauh; orang lain tidak mendengar Anda; musik pecah.

**Coba dulu.** Menelepon dengan pengeras suara. Jika baik, masalahnya di speaker telinga, dan biasanya karena debu: sikat dengan sikat gigi kering yang lembut. Rekam memo suara untuk menguji mikrofon. Matikan Bluetooth, supaya suara tidak keluar di tempat lain.

**Yang dikerjakan.** Kisi-kisinya dibersihkan. Jika tetap senyap, speaker, speaker telinga, atau papan dengan mikrofonnya diganti.
`,
    },
    buttons: {
      title: 'Tombol',
      body: `
**Tanda.** Tombol daya atau volume macet, harus ditekan kuat, atau bekerja sendiri.

**Coba dulu.** Lepas casing; banyak casing menekan tombol. Lap tepinya dengan kain saat ponsel mati.

**Yang dikerjakan.** Tombol dan kabel tipis di belakangnya diganti bersama. Pembaca sidik jari di tombol daya dipindahkan atau didaftarkan ulang. Jika rangka bengkok di situ, rangka diluruskan atau diganti.
`,
    },
    mainboard: {
      title: 'Papan utama',
      body: `
**Tanda.** Ponsel tidak menyala, tidak menemukan jaringan, kehilangan IMEI, atau terus menyala ulang.

**Coba dulu.** Isi daya setengah jam dengan pengisi daya yang baik, lalu tekan tombol daya dan volume turun selama 15 detik. Coba kartu SIM lain.

**Yang dikerjakan.** Baterai, layar, dan port diperiksa dulu karena lebih murah. Jika memang papannya, papan itu diganti. Harganya bergantung pada ukuran memori dan penyimpanan.

:::warning
Data Anda ada di papan utama. Saat papan diganti, datanya ikut hilang. Kami memberi tahu sebelumnya, dan Anda yang memutuskan.
:::
`,
    },
    software: {
      title: 'Perangkat lunak',
      body: `
**Tanda.** Berhenti di logo, macet setelah pembaruan, atau aplikasi menutup sendiri.

**Coba dulu.** Kosongkan sepersepuluh penyimpanan, pasang pembaruan yang tertunda, dan mulai ulang dalam mode aman, jika ada. Jika di sana gangguannya hilang, penyebabnya sebuah aplikasi.

**Yang dikerjakan.** Sistem untuk model Anda dipasang ulang. Kadang bisa tanpa menghapus data, sering kali tidak, jadi [simpan data Anda](article:back-up-phone-before-repair) selagi bisa.
`,
    },
    before: {
      title: 'Sebelum Anda datang',
      items: {
        save: {
          title: 'Simpan data Anda',
          text: 'Foto, kontak, chat. Lalu lepas kartu SIM dan kartu memori.',
        },
        describe: {
          title: 'Ceritakan kerusakannya',
          text: 'Apa yang terjadi, sejak kapan, dan apa yang terjadi sebelumnya. Video singkat sangat membantu.',
        },
        bring: {
          title: 'Bawa perlengkapannya',
          text: 'Pengisi daya untuk masalah pengisian, nota, dan kartu dari kotak jika ada.',
        },
      },
    },
    questions: { title: 'Pertanyaan tentang suku cadang' },
  },
}
