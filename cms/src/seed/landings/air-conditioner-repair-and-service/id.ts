import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Perbaikan dan servis AC',
  description:
    'AC Solis: apa yang bisa Anda periksa sendiri, bagaimana kunjungan teknisi, apa yang ditanggung garansi, dan persiapan sebelum musim panas.',
  sections: {
    hero: {
      title: 'Udara hangat, menetes, atau berisik?',
      text: 'Mulailah dengan empat pemeriksaan di rumah. Untuk selebihnya, minta teknisi datang ke AC Solis Anda.',
      pictureAlt: 'Tangga dan kotak alat teknisi di bawah unit dalam AC',
      actions: { ask: 'Minta kunjungan', find: 'Cari pusat layanan' },
    },
    signs: {
      title: 'Arti tandanya',
      items: {
        warm: {
          title: 'Udaranya tetap hangat',
          text: 'Filter penuh debu, mode salah, unit luar kekurangan udara. Jarang karena kebocoran.',
        },
        water: {
          title: 'Air menetes di dalam',
          text: 'Saluran buang tersumbat, atau unit terpasang miring. Matikan, dan taruh wadah di bawahnya.',
        },
        noise: {
          title: 'Bergetar atau mendengung',
          text: 'Panel depan longgar atau ada daun di kipas. Bunyi gesekan keras adalah urusan teknisi: matikan.',
        },
        smell: {
          title: 'Berbau',
          text: 'Debu lembap di filter dan evaporator. Bersihkan filter, lalu jalankan kipasnya saja selama setengah jam.',
        },
        ice: {
          title: 'Es di pipa',
          text: 'Udara kurang atau gas kurang. Matikan, biarkan mencair, bersihkan filter. Jika kembali, minta kunjungan.',
        },
        dead: {
          title: 'Tidak bereaksi',
          text: 'Baterai remote, sekring, dan sakelar di samping unit.',
        },
      },
    },
    first: {
      title: 'Empat pemeriksaan sebelum menelepon',
      intro: 'Sepuluh menit, tanpa alat. Matikan unit dari sumber listrik sebelum membukanya.',
      items: {
        power: {
          title: 'Listrik',
          text: 'Baterai baru di remote, sekring terpasang. Setelah listrik padam, tunggu tiga menit sebelum menyalakan.',
        },
        mode: {
          title: 'Mode',
          text: 'Gambar kepingan salju berarti mendinginkan. 24 sampai 26 °C, sirip ke atas, pintu tertutup. Dalam mode kering atau kipas, AC hampir tidak mendinginkan.',
        },
        filter: {
          title: 'Filter',
          text: 'Buka panel depan, tarik filter, bilas dengan air suam-suam kuku, dan keringkan di tempat teduh.',
        },
        outdoor: {
          title: 'Unit luar',
          text: 'Ambil daun dan kantong plastik dari kisinya. Jangan merogoh ke dalam, dan jangan mencondongkan badan keluar jendela.',
        },
      },
    },
    visit: {
      title: 'Alur kunjungan teknisi',
      items: {
        ask: {
          title: 'Ajukan',
          text: 'Lewat chat atau telepon layanan: model dan nomor seri dari label di sisi unit, kerusakannya, dan alamat Anda.',
        },
        prepare: {
          title: 'Siapkan tempat',
          text: 'Kosongkan lantai di bawah unit, siapkan nota, dan pastikan ada yang bisa menerima teknisi.',
        },
        test: {
          title: 'Diuji',
          text: 'Suhu udara masuk dan keluar, arus, tekanan, saluran buang. Anda diberi tahu temuannya.',
        },
        decide: {
          title: 'Anda memutuskan',
          text: 'Yang tidak ditanggung garansi diberi perkiraan biaya dulu, dengan suku cadang dan ongkos kerja terpisah.',
        },
        finish: {
          title: 'Lihat hasilnya',
          text: 'Biarkan AC mendinginkan sepuluh menit sebelum Anda menandatangani. Simpan order: dengan itu Anda bisa memantau dan menilai perbaikan.',
        },
      },
    },
    warranty: {
      title: 'Garansi atau bukan',
      covered: {
        compressor: 'Kompresor, motor, atau kipas yang rusak dalam pemakaian wajar',
        electronics: 'Papan kontrol, sensor, atau remote yang rusak sendiri',
        labour: 'Ongkos kerja untuk perbaikan itu, dalam masa garansi di negara Anda',
      },
      excluded: {
        maintenance: 'Pembersihan filter, evaporator, dan saluran buang',
        installation: 'Kesalahan pemasangan oleh pihak lain, dan pemindahan unit',
        voltage: 'Kerusakan karena petir, tegangan yang salah, hewan, atau banjir',
        gas: 'Gas yang keluar lewat pipa yang bengkok atau terpotong',
      },
    },
    season: {
      title: 'Sebelum musim panas',
      body: `
Teknisi paling sibuk pada minggu panas yang pertama. Jika Anda melakukan ini sebulan lebih awal, Anda hampir tidak perlu menunggu.

- [Bersihkan filter](article:clean-air-conditioner-filter), dan ulangi setiap dua minggu selama AC dipakai setiap hari.
- Biarkan AC mendinginkan selama setengah jam. Rasakan apakah udaranya jelas lebih dingin daripada ruangan, dan lihat apakah ada tetesan.
- Tuangkan segelas air ke penampung, jika terjangkau, dan pastikan airnya mengalir ke luar.
- Ganti baterai remote.

:::warning
Jangan biarkan siapa pun sekadar menambah gas. Gas tidak habis terpakai: jika kurang, berarti ada kebocoran, dan itu harus ditemukan dulu. [Gas yang lebih baru bisa terbakar](article:new-refrigerants-in-air-conditioners), jadi ini pekerjaan untuk orang terlatih saja.
:::
`,
    },
    policy: {
      title: 'Berapa lama garansinya di negara Anda?',
      text: 'Pilih Solis dan peralatan rumah tangga di kebijakan layanan. Masanya berbeda untuk unit, kompresor, dan ongkos kerja.',
      actions: { policy: 'Baca kebijakannya', contact: 'Hubungi kami' },
    },
    questions: { title: 'Pertanyaan tentang perawatan' },
  },
}
