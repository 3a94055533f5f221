import type { LegalText } from '../legal-text'

export const id: LegalText = {
  title: 'Kebijakan privasi',
  body: `
:::warning
Contoh teks untuk demonstrasi. Grup Aster, Kite, dan Solis adalah rekaan. Sebelum situs ini melayani pelanggan sungguhan, seorang ahli hukum harus mengganti halaman ini.
:::

Halaman ini menjelaskan data apa tentang Anda yang kami pakai, untuk apa, dan apa yang bisa Anda minta.

## Siapa yang bertanggung jawab

Carelane, layanan purnajual Aster, Kite, dan Solis. Alamat, telepon layanan, dan email negara Anda ada di bagian bawah setiap halaman.

## Apa yang kami pakai, dan untuk apa

- **Untuk mencari jawaban.** IMEI, nomor seri, atau nomor order yang Anda masukkan hanya dipakai untuk jawaban itu. Tidak disimpan dan tidak masuk ke alamat web.
- **Untuk memperbaiki.** Order memuat nama Anda, cara menghubungi Anda, perangkat dan nomornya, kerusakan, suku cadang, dan tanggal.
- **Untuk janji temu atau menjawab Anda.** Nama, nomor telepon atau email, dan apa yang Anda tulis.
- **Untuk menjual paket perlindungan.** Akun Anda di penyedia masuk, nama dan telepon, IMEI, serta status pembayaran. Data kartu diterima penyedia pembayaran, bukan kami.
- **Untuk membuka kunci ponsel.** Foto kartu identitas dan nota, seperti diminta permohonan. Hanya peninjaunya yang melihat.
- **Untuk keamanan situs.** Catatan teknis kunjungan, dengan nomor perangkat dan telepon yang dibuat tidak terbaca.

## Yang tidak kami lakukan

Kami tidak menjual data. Kami tidak melihat isi perangkat yang Anda serahkan. Kami tidak meminta kata sandi.

## Siapa lagi yang menerima data

Pusat layanan yang memperbaiki perangkat, layanan antar-jemput jika Anda memesannya, dan penyedia pembayaran jika Anda membayar. Masing-masing hanya menerima yang diperlukan.

## Berapa lama disimpan

Selama diperlukan untuk hal di atas dan selama hukum negara Anda meminta catatan perbaikan dan pembayaran. Setelah itu dihapus.

## Yang bisa Anda minta

Mengetahui apa yang disimpan tentang Anda, memperbaiki kesalahan, menghapus yang tidak diperlukan lagi, dan menolak pemakaiannya. Tulis lewat [halaman kontak](page:contact). Anda juga bisa mengadu ke otoritas perlindungan data di negara Anda.

## Kuki

[Kebijakan kuki](page:policy/cookies) menjelaskan apa yang disimpan situs ini di peramban Anda.

## Perubahan

Bila halaman ini berubah, hari mulai berlakunya teks baru tertera di bagian atas.
`,
}
