import type { SeoTexts } from './seo-texts'

export const id: SeoTexts = {
  home: [
    'Layanan Aster, Kite, dan Solis',
    'Cek garansi, pantau perbaikan, temukan pusat layanan dan harga suku cadang, serta baca tips untuk ponsel, TV, laptop, dan peralatan rumah tangga.',
  ],
  about: [
    'Tentang kami',
    'Carelane adalah layanan purnajual Aster, Kite, dan Solis. Nilai kami dan apa yang bisa Anda harapkan dari sebuah perbaikan.',
  ],
  'after-sales': [
    'Layanan purnajual perangkat Anda',
    'Dari pertanyaan pertama sampai perbaikan selesai: yang dikerjakan layanan purnajual untuk ponsel, TV, laptop, dan peralatan rumah tangga.',
  ],
  'air-conditioner-repair-and-service': [
    'Servis dan cuci AC',
    'AC tidak dingin, menetes, atau bau? Yang bisa Anda periksa sendiri, dan cara teknisi datang ke rumah.',
  ],
  'broken-screen-service': [
    'Ganti layar pecah, langkah demi langkah',
    'Yang harus dilakukan dulu, cara perbaikannya, lamanya, dan kapan perlindungan layar menanggungnya.',
  ],
  chat: [
    'Chat dengan layanan pelanggan',
    'Tulis ke layanan pelanggan soal perbaikan, garansi, atau pesanan. Siapkan IMEI atau nomor order.',
  ],
  'choose-your-country-or-region': [
    'Pilih negara atau wilayah',
    'Tiap negara punya pusat layanan, telepon layanan, harga, dan kebijakan sendiri. Pilih tempat Anda dan bahasa Anda.',
  ],
  contact: [
    'Kontak: telepon, email, dan chat',
    'Hubungi telepon layanan negara Anda, kirim email, atau mulai chat. Dan nomor perangkat mana yang perlu disiapkan.',
  ],
  detail: [
    'Berita dan tips',
    'Artikel tim layanan tentang perbaikan, garansi, dan perawatan ponsel, tablet, TV, laptop, dan peralatan rumah tangga.',
  ],
  'drivers-download': [
    'Driver dan buku panduan laptop',
    'Unduh driver, buku panduan, dan petunjuk pemasangan laptop Anda lewat nomor seri (SNID) atau model.',
  ],
  'exclusive-service': [
    'Paket perlindungan Care+',
    'Pilih negara dan ponsel Anda, lihat paket yang tersedia beserta harganya, lalu beli online.',
  ],
  faq: [
    'Tanya jawab perbaikan dan garansi',
    'Jawaban singkat tentang lama perbaikan, garansi, suku cadang, paket perlindungan, data, dan unduhan, per topik.',
  ],
  news: [
    'Berita layanan',
    'Yang baru di layanan Aster, Kite, dan Solis, dan yang berubah bagi pemilik perangkat elektronik.',
  ],
  'news-detail': ['Berita layanan', 'Satu artikel berita kami: apa yang baru dan apa artinya bagi Anda.'],
  'phone-repair': [
    'Servis ponsel: yang kami perbaiki',
    'Baterai, pengisian, tombol, papan utama, layar, kamera, speaker: yang kami perbaiki, caranya, dan ke mana membawanya.',
  ],
  'phone-repair-services': [
    'Layanan untuk ponsel Anda',
    'Pemeriksaan, perbaikan dengan suku cadang asli, pembaruan, penjagaan data: isi setiap layanan.',
  ],
  'phone-unlocking-appeal': [
    'Permohonan buka kunci ponsel',
    'Ponsel Anda terkunci? Ajukan permohonan dengan bukti pembelian. Permohonan ditinjau dalam 7 hari kerja.',
  ],
  policy: [
    'Privasi, ketentuan, dan kuki',
    'Cara kami menangani data Anda, ketentuan memakai situs ini, dan kuki yang disimpan, dengan kata sederhana.',
  ],
  protection: [
    'Perlindungan layar dan garansi tambahan',
    'Yang ditanggung kedua perlindungan, kapan dan cara membelinya, dan cara klaim dalam empat langkah.',
  ],
  'purchase-service': [
    'Beli paket perlindungan online',
    'Pilih paket untuk ponsel Anda, bayar online, dan temukan pesanan serta aktivasi di satu tempat.',
  ],
  'purchase-service-offline': [
    'Beli paket perlindungan di toko',
    'Pilih paket dan toko di dekat Anda, lalu pantau pesanan dan aktivasinya di sini.',
  ],
  'repair-appointment': [
    'Buat janji perbaikan',
    'Pilih pusat layanan, hari, dan jam, lalu ceritakan keluhannya, supaya Anda tidak lama menunggu.',
  ],
  'repair-status': [
    'Status perbaikan Anda',
    'Lihat sampai mana perbaikan Anda lewat nomor order atau nomor telepon dengan kode negara.',
  ],
  search: [
    'Cari bantuan dan layanan',
    'Temukan layanan, jawaban, berita, tips, dan kebijakan. Dua huruf cukup untuk mulai.',
  ],
  'service-center': [
    'Cari pusat layanan terdekat',
    'Pusat layanan menurut negara, provinsi, dan kota atau kata kunci, dengan jam buka, telepon, jarak, dan rute.',
  ],
  'service-manal': [
    'Buku panduan servis per produk',
    'Pemasangan, perawatan, dan pemeriksaan awal ponsel, TV, laptop, dan peralatan rumah tangga.',
  ],
  'service-manal-detail': [
    'Buku panduan servis',
    'Cara memasang, merawat, dan memeriksa perangkat sebelum menghubungi layanan.',
  ],
  'service-policy': [
    'Kebijakan layanan per merek dan produk',
    'Yang ditanggung garansi Aster, Kite, dan Solis, lamanya, pengecualiannya, dan cara klaim. Pilih merek dan produk.',
  ],
  'spare-parts-price': [
    'Harga suku cadang',
    'Lihat harga layar, baterai, atau papan utama model Anda: suku cadang, ongkos kerja, dan total sebagai acuan.',
  ],
  'spare-parts-serial': [
    'Aslikah suku cadang ini?',
    'Masukkan nomor seri suku cadang untuk tahu apakah itu suku cadang asli layanan kami.',
  ],
  survey: [
    'Survei: pendapat Anda tentang layanan',
    'Beberapa pertanyaan tentang layanan kami. Jawaban Anda menunjukkan apa yang perlu diperbaiki.',
  ],
  tips: [
    'Tips untuk ponsel, TV, dan laptop',
    'Pengisian, panas, air, lambat, suara, kebersihan: atasi sendiri masalah kecil, bersama orang yang biasa memperbaiki.',
  ],
  'tips-detail': [
    'Tips & trik, langkah demi langkah',
    'Satu tips langkah demi langkah: yang bisa Anda lakukan dan kapan perlu teknisi.',
  ],
  'tv-warranty': [
    'Cek garansi TV',
    'Cek garansi TV Solis Anda dengan nomor seri, dan baca apa yang ditanggung.',
  ],
  'warranty-check': [
    'Cek garansi dengan IMEI',
    'Tekan *#06#, masukkan IMEI ponsel Anda, dan lihat apakah masih bergaransi dan sampai kapan.',
  ],
}
