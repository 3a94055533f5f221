import type { Texts } from './topics'

export const id: Texts = {
  warranty: [
    'Cara memeriksa apakah perangkat masih bergaransi',
    'Tekan *#06# untuk melihat IMEI atau lihat label di kotak. Ketik nomornya di halaman cek garansi, lalu Anda akan melihat kapan garansi mulai dan hari berakhirnya. Simpan nota pembelian, karena berlaku bila tanggal yang tercatat salah.',
  ],
  battery: [
    'Baterai terlalu cepat habis',
    'Lihat di pengaturan aplikasi mana yang paling banyak memakai daya dan tutup yang tidak perlu. Turunkan kecerahan, matikan lokasi, dan mulai ulang ponsel seminggu sekali. Baterai yang tidak tahan setengah hari setelah dua tahun sudah aus dan dapat diganti.',
  ],
  screen: [
    'Perbaikan layar pecah',
    'Layar retak diganti dalam waktu sekitar satu jam dengan suku cadang asli. Bawa ponsel ke pusat servis atau minta dijemput. Harga sudah termasuk kaca, panel sentuh, dan ongkos kerja.',
  ],
  water: [
    'Yang harus dilakukan bila ponsel jatuh ke air',
    'Segera matikan dan jangan diisi daya. Keluarkan kartu SIM, lap bagian luar dengan kain, dan biarkan sehari di tempat kering. Beras tidak membantu. Kerusakan karena cairan tidak ditanggung, tetapi teknisi sering dapat menyelamatkan papan sirkuit bila Anda datang lebih awal.',
  ],
  status: [
    'Lacak status perbaikan Anda',
    'Masukkan nomor perintah kerja atau nomor telepon Anda untuk melihat posisi perangkat: diterima, menunggu suku cadang, sedang dikerjakan, diuji, atau siap diambil.',
  ],
  centers: [
    'Temukan pusat servis terdekat',
    'Pilih kota Anda di peta untuk melihat alamat, jam buka, dan nomor telepon setiap bengkel. Sebagian besar buka Senin sampai Sabtu. Buat janji agar tidak perlu menunggu.',
  ],
  prices: [
    'Harga suku cadang',
    'Pilih model untuk melihat harga kamera, tutup belakang, atau port baru. Harga untuk suku cadang asli dan sudah termasuk pajak; ongkos kerja ditampilkan terpisah.',
  ],
  charging: [
    'Ponsel lambat mengisi daya atau tidak mengisi sama sekali',
    'Coba kabel lain dan stopkontak lain dulu. Bersihkan port dengan sikat gigi kering karena debu menghalangi colokan. Gunakan adaptor bawaan. Jika panas saat dicas, hentikan dan bawa kepada kami.',
  ],
  backup: [
    'Simpan foto dan kontak sebelum perbaikan',
    'Buat cadangan data ke akun atau komputer sebelum menyerahkan ponsel, karena teknisi mungkin harus menghapus memori. Lepaskan kartu SIM dan kartu memori, lalu keluar dari akun.',
  ],
  television: [
    'Garansi televisi dan kunjungan ke rumah',
    'TV Solis bergaransi dua tahun, termasuk panel. Jika tidak ada gambar, tidak ada suara, atau muncul garis, pesan teknisi yang datang ke rumah. Siapkan nomor seri di bagian belakang.',
  ],
  conditioner: [
    'Bersihkan filter AC setiap bulan',
    'Matikan AC, buka panel depan, dan keluarkan filter. Cuci dengan air hangat dan keringkan di tempat teduh. Filter kotor membuat AC berisik, menetes, dan boros listrik.',
  ],
  password: [
    'Lupa kata sandi kunci layar',
    'Tidak ada yang dapat membaca PIN atau pola, teknisi pun tidak. Anda dapat mengatur ulang ponsel dengan akun, dan semua isinya terhapus. Jika setelah itu Anda tidak dapat masuk, ajukan permohonan buka kunci dengan bukti pembelian.',
  ],
  protection: [
    'Paket perlindungan layar: apa yang ditanggung dan cara klaim',
    'Paket ini menanggung satu kali layar rusak dalam dua belas bulan sejak pembelian. Beli dalam lima belas hari. Pencurian, kehilangan, dan goresan ringan tidak ditanggung.',
  ],
  genuine: [
    'Membedakan pengisi daya dan earphone asli dari yang palsu',
    'Aksesori tiruan bisa terlalu panas. Gosok label dan ketik kode enam belas angka untuk memastikan produk resmi. Belilah di toko dalam daftar kami.',
  ],
}
