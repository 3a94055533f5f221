import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Garansi TV',
  description:
    'Garansi TV Solis: apa yang diperiksa pada hari pertama, apa yang ditanggung dan tidak, cara membedakan kerusakan dari pengaturan, dan alur perbaikannya.',
  sections: {
    hero: {
      title: 'TV Solis Anda dan garansinya',
      text: 'Simpan notanya: di sana tertera hari pembelian. Lamanya garansi ada di kebijakan layanan negara Anda.',
      pictureAlt: 'TV di atas dudukan, dengan perisai dan tanda centang di depannya',
      actions: { policy: 'Baca kebijakannya', contact: 'Laporkan kerusakan' },
    },
    'first-day': {
      title: 'Pada hari pertama',
      intro: 'Kerusakan karena pengiriman sulit dibuktikan kemudian. Sepuluh menit ini sepadan.',
      items: {
        carry: {
          title: 'Jaga tetap tegak',
          text: 'Bawa berdua, dalam posisi berdiri, jangan pernah direbahkan. Panelnya melengkung karena beratnya sendiri.',
        },
        unpack: {
          title: 'Buka di depan pengantar',
          text: 'Lihat kotaknya dulu. Foto penyok dan lubang sebelum membukanya.',
        },
        look: {
          title: 'Lihat gambar putih dan gambar hitam',
          text: 'Garis, bercak, sudut gelap, dan retak langsung terlihat. Biarkan menyala setengah jam.',
        },
        keep: {
          title: 'Simpan nota dan label',
          text: 'Foto keduanya. Label dengan model dan nomor seri ada di belakang. Simpan kotaknya dua minggu.',
        },
      },
    },
    coverage: {
      title: 'Yang ditanggung, pada umumnya',
      covered: {
        panel: 'Panel yang bergaris, atau menjadi gelap, dengan sendirinya',
        boards: 'Catu daya, papan utama, Wi-Fi, dan penerima remote',
        sound: 'Speaker yang pecah suaranya atau senyap',
        labour: 'Ongkos kerja untuk perbaikan itu',
      },
      excluded: {
        crack: 'Panel retak, juga bila tidak ada yang melihat kejadiannya',
        pressure: 'Bekas ditekan, disandari, atau dibawa dalam posisi rebah',
        voltage: 'Petir, tegangan yang salah, cairan, serangga',
        burnIn: 'Gambar diam yang membekas karena tampil berbulan-bulan',
        wear: 'Baterai, kabel, dan goresan',
      },
    },
    fault: {
      title: 'Kerusakan atau pengaturan?',
      body: `
Sebelum melaporkan kerusakan, lakukan empat hal ini. Banyak gangguan selesai di sini.

:::steps
# Putuskan listriknya
Cabut steker, tunggu dua menit, dan selama itu tekan tombol daya TV. Colokkan langsung ke stopkontak dinding.

# Ganti sumbernya
Garis yang hanya muncul dengan satu perangkat berasal dari perangkat itu atau kabelnya. Garis di menu TV berasal dari TV.

# Perbarui
Pengaturan, Sistem, Pembaruan perangkat lunak. Gangguan suara dan Wi-Fi sering sudah dikenal dan diatasi.

# Atur ulang paling akhir
Ini menghapus aplikasi dan kata sandi, jadi catat yang Anda perlukan.
:::

Retak pada panel tampak seperti jaring atau awan hitam dan bermula dari satu titik. Itu bekas benturan, walau kaca di depannya halus saat diraba.
`,
    },
    claim: {
      title: 'Alur perbaikan dengan garansi',
      items: {
        note: {
          title: 'Catat yang Anda lihat',
          text: 'Model, nomor seri, hari pembelian, foto atau video singkat kerusakannya.',
        },
        ask: {
          title: 'Laporkan',
          text: 'Lewat chat atau telepon layanan. Anda diberi tahu apakah teknisi datang atau TV dibawa ke pusat layanan.',
        },
        visit: {
          title: 'Siapkan tempat',
          text: 'TV di dinding perlu orang kedua. Siapkan kaki dan sekrup dudukannya.',
        },
        decide: {
          title: 'Putuskan bila tidak ditanggung',
          text: 'Anda menerima perkiraan biaya dengan suku cadang dan ongkos kerja terpisah. Panel paling mahal, jadi bandingkan dengan TV baru.',
        },
      },
    },
    solve: {
      title: 'Atasi sendiri',
      items: {
        sound: {
          title: 'Ada gambar, tidak ada suara',
          text: 'Keluaran, kabel, mode malam: dengan urutan ini.',
        },
        network: {
          title: 'Wi-Fi terus terputus',
          text: 'Jarak, kanal, dan pengaturan yang menghemat daya.',
        },
        clean: { title: 'Bersihkan layarnya', text: 'Tanpa bekas, dan tanpa merusak lapisannya.' },
      },
    },
    questions: { title: 'Pertanyaan tentang garansi' },
  },
}
