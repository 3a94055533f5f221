import type { ArticleText } from '../article'

export const id: ArticleText = {
  title: 'Jika ponsel Anda panas',
  summary:
    'Hangat itu wajar saat mengisi daya atau bermain gim. Kenali bedanya hangat dan terlalu panas, cara mendinginkan ponsel, dan penyebab panasnya.',
  coverAlt: 'Ponsel di antara matahari dan termometer, dengan hawa panas naik darinya',
  body: `
Ponsel tidak punya kipas. Panasnya mengalir ke badan ponsel, lalu ke udara dan ke tangan Anda. Jadi ponsel menjadi hangat saat bekerja keras, dan memang begitu seharusnya. Ponsel terlalu panas jika tidak nyaman dipegang, menampilkan peringatan, melambat, meredupkan layar, atau berhenti mengisi daya.

## Dinginkan ponsel

:::steps
# Hentikan penyebab panasnya
Cabut pengisi daya, tutup gim, kamera, atau navigasi, dan matikan hotspot.

# Lepas casing
Casing tebal menahan panas di dalam.

# Bawa ke tempat teduh
Yang terbaik adalah tempat yang udaranya mengalir, misalnya di depan kipas angin atau di lantai keramik. Biasanya sepuluh menit sudah cukup.

# Diamkan dulu
Matikan layar, atau nyalakan mode pesawat jika sangat panas.
:::

:::warning
Jangan pernah mendinginkan ponsel di kulkas, di freezer, atau dengan es. Uap air dari udara mengembun di dalamnya. [Air di dalam ponsel](article:phone-fell-in-water) lebih buruk daripada panas.
:::

## Cari penyebabnya

- **Saat mengisi daya.** Alas empuk seperti kasur menahan panas. Kabel yang aus atau pengisi daya yang tidak sesuai menambahnya. Coba kabel dan pengisi daya lain.
- **Di mobil.** Sinar matahari lewat kaca depan, navigasi, pengisian daya, dan layar paling terang sekaligus menimbulkan panas yang tidak sanggup dibuang ponsel mana pun. Taruh ponsel di depan embusan AC.
- **Di saku.** Ada aplikasi yang berjalan di latar belakang. Buka Pengaturan, Baterai, dan lihat mana yang paling atas.
- **Setelah pembaruan.** Selama satu atau dua hari ponsel menata foto dan menyiapkan aplikasi. Ini berlalu dengan sendirinya.
- **Saat sinyal lemah.** Ponsel memancar dengan daya lebih besar. Pakai Wi-Fi bila bisa.

## Kapan perlu teknisi

Bawa ponsel kepada kami jika panas padahal tidak dipakai, jika panasnya datang dari satu titik kecil, atau jika bagian belakangnya menonjol. Baterai yang menggembung tidak boleh diisi daya atau ditekan.

Suhu tinggi memperpendek umur baterai, walau tampaknya tidak ada yang salah. [Agar baterai ponsel awet bertahun-tahun](article:make-your-phone-battery-last) memuat hal lain yang membantu.
`,
}
