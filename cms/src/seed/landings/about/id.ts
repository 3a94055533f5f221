import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Tentang Carelane',
  description:
    'Carelane adalah layanan purnajual Aster, Kite, dan Solis. Nilai, visi, dan misi kami: cepat, profesional, andal, bernilai.',
  sections: {
    hero: {
      title: 'Kami menjaga barang tetap berfungsi',
      text: 'Carelane adalah layanan purnajual Aster, Kite, dan Solis: perbaikan, garansi, suku cadang, dan saran untuk perangkat yang sudah Anda miliki.',
      pictureAlt: 'Ponsel, laptop, dan TV yang dihubungkan garis dengan kunci pas di tengahnya',
      actions: { find: 'Cari pusat layanan' },
    },
    values: {
      title: 'Nilai kami',
      items: {
        swift: {
          title: 'Cepat',
          text: 'Anda datang karena membutuhkan perangkat Anda. Kami langsung menyebutkan lamanya, dan menawarkan perbaikan cepat 2 jam bila kerusakan dan suku cadang memungkinkan.',
        },
        professional: {
          title: 'Profesional',
          text: 'Teknisi terlatih, alat yang tepat, petunjuk dari pembuatnya, dan suku cadang persis untuk model Anda.',
        },
        reliable: {
          title: 'Andal',
          text: 'Tidak ada perbaikan tanpa persetujuan Anda. Data Anda tidak disentuh, dan order mencatat apa yang dikerjakan.',
        },
        valuable: {
          title: 'Bernilai',
          text: 'Perbaikan harus sepadan dengan harganya. Jika tidak, kami mengatakannya dan menjelaskan pilihan lain bagi Anda.',
        },
      },
    },
    vision: {
      title: 'Visi kami',
      body: `
Perangkat dibuang terlalu cepat ketika tidak ada yang bisa memperbaikinya di dekat situ, ketika tidak ada yang menyebutkan biayanya, atau ketika tidak ada yang bisa dipercaya untuk menanganinya. Kami ingin perbaikan menjadi pikiran pertama, bukan yang terakhir: cukup dekat untuk ditempuh berjalan kaki, cukup jelas untuk diputuskan, dan cukup baik sampai Anda lupa pernah memperbaikinya.

Setiap tahun tambahan bagi sebuah ponsel menghemat uang pemiliknya, dan menghemat satu ponsel lagi bagi dunia. Selebihnya ada di [nasib elektronik lama](article:what-happens-to-old-electronics).
`,
    },
    mission: {
      title: 'Misi kami',
      body: `
Memberi setiap pemilik perangkat Aster, Kite, atau Solis bantuan yang cepat, profesional, andal, dan bernilai, di negaranya dan dalam bahasanya.

Dalam praktik, ini berarti:

- **Jawaban lebih dulu.** [Garansi](page:warranty-check), [harga](page:spare-parts-price), [status](page:repair-status), dan [jalan ke pusat layanan](page:service-center) bisa dilihat tanpa akun.
- **Harga sebelum pengerjaan.** Suku cadang dan ongkos kerja terpisah, dan Anda yang memutuskan.
- **Untuk semua orang.** Halaman yang berjalan di ponsel lama, di jaringan lambat, dengan pembaca layar, dan dari kanan ke kiri.
- **Terbuka untuk kritik.** Setiap [penilaian](article:rate-your-repair) dibaca oleh orang yang bisa mengubah sesuatu.
`,
    },
    figures: {
      title: 'Carelane dalam angka',
      items: {
        countries: { value: '{countries}', label: 'negara' },
        centres: { value: '{serviceCenters}', label: 'pusat layanan' },
        customers: { value: '{customers}', label: 'pelanggan terlayani' },
        fastRepair: { value: '{fastRepairHours}', label: 'jam untuk perbaikan cepat' },
      },
    },
    brands: {
      title: 'Merek yang kami layani',
      items: {
        aster: {
          title: 'Aster',
          text: 'Ponsel. Layar dan baterainya paling sering diganti teknisi.',
          pictureAlt: 'Ponsel dengan bintang di bagian belakangnya',
        },
        kite: {
          title: 'Kite',
          text: 'Ponsel dan aksesori, seperti earphone, jam, dan pengisi daya.',
          pictureAlt: 'Ponsel dengan layang-layang di bagian belakangnya, dan sepasang earphone',
        },
        solis: {
          title: 'Solis',
          text: 'TV, AC, kulkas, dan mesin cuci.',
          pictureAlt: 'TV dan AC di bawah matahari',
        },
      },
    },
    news: { title: 'Berita layanan' },
    talk: {
      title: 'Sampaikan apa yang perlu kami perbaiki',
      text: 'Pujian kami terima dengan senang, kritik kami manfaatkan.',
      actions: { contact: 'Hubungi kami' },
    },
  },
}
