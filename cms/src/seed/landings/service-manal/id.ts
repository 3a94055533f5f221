import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Panduan servis',
  description:
    'Yang perlu diketahui setiap pemilik tentang perawatan, keamanan, dan perbaikan: untuk ponsel, tablet, laptop, TV, peralatan rumah tangga, dan aksesori.',
  sections: {
    hero: {
      title: 'Panduan servis',
      text: 'Petunjuk singkat bagi pemilik: pemakaian pertama, perawatan, keamanan, dan persiapan sebelum perbaikan. Pilih perangkat Anda.',
      pictureAlt: 'Buku kecil terbuka dengan gambar ponsel dan TV',
      actions: { drivers: 'Buku panduan laptop', policy: 'Kebijakan layanan' },
    },
    devices: {
      title: 'Pilih perangkat Anda',
      items: {
        phones: { title: 'Ponsel', text: 'Hari pertama, baterai, air, sebelum perbaikan.' },
        tablets: { title: 'Tablet', text: 'Pengisian, layar, dan pemakaian oleh anak.' },
        laptops: { title: 'Laptop', text: 'Udara, baterai, driver, dan cara membawanya.' },
        tvs: { title: 'TV', text: 'Berdiri, digantung, dibersihkan, gambar diam.' },
        appliances: {
          title: 'Peralatan rumah tangga',
          text: 'AC, kulkas, dan mesin cuci.',
        },
        accessories: { title: 'Aksesori', text: 'Pengisi daya, kabel, earphone, dan jam.' },
      },
    },
    labels: {
      title: 'Letak nomor perangkat Anda',
      intro: 'Setiap pertanyaan dimulai dari nomor itu. Foto labelnya selagi perangkat masih baru.',
      items: {
        phone: { title: 'Ponsel: IMEI', text: 'Tekan *#06#, atau lihat label pada kotak.' },
        laptop: {
          title: 'Laptop: nomor seri (SNID)',
          text: 'Pada label di bagian bawah, dan di kotak.',
        },
        appliance: {
          title: 'TV dan peralatan: nomor seri',
          text: 'Di belakang TV, di balik pintu kulkas atau mesin cuci, di sisi unit dalam AC.',
        },
      },
    },
    'how-to-read': {
      title: 'Cara memakai panduan servis',
      body: `
Panduan servis menjelaskan apa yang bisa Anda lakukan, dan di mana Anda sebaiknya berhenti. Semuanya memakai tiga tanda:

- **Lakukan**: tanpa alat, tanpa risiko. Kebanyakan gangguan selesai di sini.
- **Lakukan dengan hati-hati**: matikan perangkat dan cabut stekernya dulu.
- **Biarkan**: baterai yang terbuka, tegangan listrik, dan gas pendingin hanya untuk orang terlatih.

Buku panduan untuk model Anda, lengkap dengan gambarnya, ada di dalam kotak. Untuk laptop, Anda menemukannya di [driver dan buku panduan](page:drivers-download), bersama petunjuk pemasangan. Jika buku panduan berbeda dari halaman ini, buku panduan model Anda yang benar.
`,
    },
    tips: { title: 'Tips menurut jenis perangkat' },
    help: {
      title: 'Ragu untuk melanjutkan?',
      text: 'Berhenti, lalu tanyakan. Foto dari yang Anda lihat adalah pertanyaan terbaik.',
      actions: { chat: 'Mulai chat' },
    },
  },
}
