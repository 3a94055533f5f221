import type { LinkTexts } from './link-texts'

export const id: LinkTexts = {
  warrantyCheck: [
    'Cek garansi',
    'garansi, garasi hp, cek garansi, imei, cek imei, tanggal aktivasi, habis garansi, masih garansi, warranty',
  ],
  repairStatus: [
    'Status perbaikan',
    'status servis, status perbaikan, lacak, hp saya di mana, sudah selesai, nomor order, nota servis, tracking',
  ],
  serviceCenter: [
    'Cari pusat layanan',
    'service center, servis center, pusat servis, tempat servis, terdekat, alamat, jam buka, cabang, lokasi, rute',
  ],
  partPrices: [
    'Harga suku cadang',
    'harga, biaya, berapa, ongkos, harga lcd, harga layar, harga baterai, sparepart, spare part, onderdil',
  ],
  brokenScreen: [
    'Ganti layar pecah',
    'layar pecah, lcd pecah, layar retak, ganti lcd, ganti layar, kaca, touchscreen, layar sentuh tidak berfungsi',
  ],
  phoneRepair: [
    'Servis ponsel',
    'servis hp, service hp, hp rusak, handphone, benerin hp, tidak bisa dicas, ngecas, baterai, speaker, kamera, mic, tombol, panas, mati total',
  ],
  appointment: ['Buat janji perbaikan', 'janji, booking, reservasi, jadwal, antri, antrian, janji temu'],
  contact: [
    'Telepon layanan dan email',
    'hotline, kontak, telepon, nomor, call center, cs, customer service, layanan pelanggan, whatsapp, wa, email, keluhan, komplain',
  ],
  chat: ['Chat dengan kami', 'chat, obrolan, bantuan online, admin, tanya, pesan'],
  servicePolicy: [
    'Kebijakan layanan',
    'kebijakan, syarat garansi, ketentuan, apa yang ditanggung, garansi aksesoris, garansi laptop, garansi tv',
  ],
  protection: [
    'Paket perlindungan',
    'asuransi, asuransi layar, proteksi layar, care+, perpanjangan garansi, kecelakaan, klaim',
  ],
  faq: ['Tanya jawab', 'faq, pertanyaan, bantuan, berapa lama, kenapa, masalah'],
  tips: ['Tips & trik', 'tips, trik, cara, panduan, membersihkan, lemot, boros baterai, panas, kena air'],
  originalPart: ['Aslikah suku cadang ini?', 'asli, ori, original, palsu, kw, nomor seri, serial number'],
  drivers: [
    'Driver dan panduan laptop',
    'driver, unduh, download, laptop, wifi, manual, buku panduan, snid, windows',
  ],
  tvWarranty: ['Garansi TV', 'tv, televisi, garansi tv, nomor seri tv'],
  airConditioner: ['Servis AC', 'ac, servis ac, cuci ac, tidak dingin, freon, bocor, menetes'],
  unlockAppeal: [
    'Permohonan buka kunci',
    'buka kunci, terkunci, hp terkunci, unlock, kunci keamanan, boarding pass',
  ],
}
