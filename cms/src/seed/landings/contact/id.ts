import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Hubungi kami',
  description:
    'Mulai chat untuk bantuan langsung, atau hubungi kami lewat telepon layanan, email, WhatsApp, dan media sosial. Apa yang perlu disiapkan, dan di mana jawabannya lebih cepat.',
  sections: {
    hero: {
      title: 'Apa yang bisa kami bantu?',
      text: 'Mulai chat untuk bantuan langsung. Ceritakan kerusakannya, kirim foto, dan siapkan IMEI.',
      pictureAlt:
        'Dua balon percakapan, satu dengan tanda tanya dan satu dengan kunci pas, di samping headset',
      actions: { chat: 'Mulai chat' },
    },
    ways: { title: 'Cara menghubungi kami', intro: 'Nomor dan alamat untuk negara Anda.' },
    faster: {
      title: 'Sering lebih cepat tanpa kami',
      intro: 'Jawaban ini langsung muncul, kapan saja.',
      items: {
        status: { title: 'Sampai mana perbaikan saya?', text: 'Nomor order atau nomor telepon.' },
        warranty: { title: 'Apakah masih bergaransi?', text: 'IMEI ponsel Anda.' },
        centre: { title: 'Ke mana saya pergi?', text: 'Provinsi dan kota, atau kata kunci.' },
        price: { title: 'Berapa harga suku cadangnya?', text: 'Merek, seri, dan model.' },
        order: { title: 'Di mana perlindungan saya?', text: 'Pesanan Anda, setelah masuk.' },
        unlock: { title: 'Bagaimana permohonan saya?', text: 'Ditinjau dalam 7 hari kerja.' },
      },
    },
    ready: {
      title: 'Siapkan ini',
      intro: 'Dengan empat hal ini, kebanyakan pertanyaan terjawab dalam satu percakapan.',
      items: {
        number: {
          title: 'Nomor perangkat',
          text: 'Tekan *#06# untuk IMEI ponsel. Untuk yang lain, model dan nomor seri dari label.',
        },
        fault: {
          title: 'Kerusakan dalam satu kalimat',
          text: 'Apa yang terjadi, sejak kapan, dan setelah apa. Foto atau video singkat, jika terlihat.',
        },
        tried: {
          title: 'Yang sudah Anda coba',
          text: 'Mulai ulang, kabel lain, pengisi daya lain: supaya Anda tidak diminta mengulanginya.',
        },
        order: {
          title: 'Nomor order',
          text: 'Jika sudah ada, untuk perbaikan atau perlindungan.',
        },
      },
    },
    safe: {
      title: 'Cara mengenali bahwa ini memang kami',
      body: `
Kami tidak pernah meminta kata sandi, kode OTP, PIN kartu, atau kendali jarak jauh atas ponsel Anda. Kami tidak mengirim berkas untuk dipasang.

:::warning
Siapa pun yang memintanya bukan dari layanan kami, walau nomor di layar tampak benar. Tutup telepon, lalu hubungi telepon layanan yang tertera di halaman ini.
:::

Foto dokumen hanya untuk [permohonan buka kunci](page:phone-unlocking-appeal), bukan untuk chat atau pesan.
`,
    },
    'social-media': {
      title: 'Media sosial',
      intro: 'Untuk tips dan berita. Mohon tidak menulis IMEI atau nomor order di tempat umum.',
    },
    questions: { title: 'Pertanyaan tentang akun dan permohonan' },
  },
}
