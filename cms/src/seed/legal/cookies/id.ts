import type { LegalText } from '../legal-text'

export const id: LegalText = {
  title: 'Kebijakan kuki',
  body: `
:::warning
Contoh teks untuk demonstrasi. Grup Aster, Kite, dan Solis adalah rekaan. Sebelum situs ini melayani pelanggan sungguhan, seorang ahli hukum harus mengganti halaman ini.
:::

Kuki adalah catatan kecil yang ditinggalkan situs di peramban Anda dan dibaca lagi nanti. Halaman ini menjelaskan apa yang ditinggalkan situs ini.

## Yang selalu diperlukan

- **Status masuk Anda.** Setelah Anda masuk, sebuah kuki menjaganya sampai Anda keluar. Program di halaman tidak bisa membacanya.
- **Pilihan Anda soal kuki**, supaya kami tidak bertanya lagi.
- **Iklan yang Anda tutup** tetap tertutup lima menit. Peramban Anda mengingatnya sendiri dan tidak mengirimnya kepada kami.
- **Nama Anda di bagian atas**, jika Anda masuk. Itu juga diingat peramban sendiri.

Tanpa ini, di setiap halaman situs akan lupa apa yang Anda lakukan di halaman sebelumnya.

## Yang memerlukan persetujuan

Di beberapa negara kami menghitung kunjungan dengan layanan pengukuran, untuk melihat halaman mana yang membantu. Di tempat hukum meminta persetujuan, seperti di Rusia, itu baru mulai setelah “terima semua”. Setelah “tolak semua” tidak ada yang dihitung, dan situs bekerja seperti biasa.

## Yang tidak kami pakai

Tidak ada kuki jaringan iklan, tidak ada yang mengikuti Anda ke situs lain. Iklan di sini milik kami sendiri.

## Cara berubah pikiran

:::steps
# Buka pengaturan peramban
Cari “Privasi” atau “Setelan situs”.

# Hapus data situs ini
Semua yang dijelaskan di sini hilang. Anda keluar dari akun.

# Pilih lagi
Di tempat kami meminta persetujuan, pertanyaannya muncul lagi pada kunjungan berikutnya.
:::

## Pertanyaan

[Kebijakan privasi](page:policy/privacy) menjelaskan apa lagi yang kami lakukan dengan data. Hubungi kami lewat [halaman kontak](page:contact).
`,
}
