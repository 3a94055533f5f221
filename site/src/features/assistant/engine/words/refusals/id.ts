import type { RefusalWords } from './refusal-words'

export const id: RefusalWords = {
  harmless: `layanan pelanggan, pusat layanan pelanggan, customer service, sebagai pelanggan, untuk pelanggan, atas nama orang lain, atas nama, alergi sentuh`,
  others: `tetangga~, teman saya, temanku, mantan, mantanku, mantan saya, bos saya, rekan saya, orang lain, pelanggan lain, pelanggan lainnya, pelanggan itu, customer lain, pembeli itu, penjual itu`,
  theirs: `pesanan, order, alamat, alamat rumah, nomor, nomor telepon, nama, email, akun, foto, pesan, perbaikan, servis, imei, data, lokasi, kata sandi, password, daftar, sandi wifi, wifi`,
  family: `istri saya, istriku, suami saya, suamiku, pacar saya, pacarku, kakak saya, adik saya, anak saya, ibu saya, ayah saya`,
  spying: `mengintip, sadap, menyadap, penyadap, disadap, mata matai, memata matai, baca pesan, membaca pesan, baca chat, membaca chat, lihat chat, baca wa, daftar panggilan, riwayat panggilan, lacak istri, lacak suami, lacak pacar, diam diam, retas, meretas, hack, bobol, membobol`,
  owner: `siapa pemilik, siapa pemiliknya, milik siapa, nama pemilik, alamat pemilik, nomor pemilik, hp siapa, nomor siapa, punya siapa, lacak nomor, melacak nomor, membobol wifi`,
  legal: `gugat, menggugat, gugatan, pengacara, pengadilan, tuntut, menuntut, tuntutan, somasi, surat somasi, lapor polisi, jalur hukum, bantuan hukum, nasihat hukum, undang undang perlindungan konsumen`,
  law: `apakah legal, melanggar hukum, kata hukum, ganti rugi, hak konsumen, ilegal`,
  medical: `obat, obatnya, kanker, sakit kepala, sakit mata, mata sakit, tangan sakit, hamil, salep, obat tetes, luka bakar, gejala penyakit, dokter apa, ke dokter, bahaya bagi kesehatan, berbahaya bagi kesehatan, kulit saya`,
  health: `dokter, rumah sakit, radiasi, tertelan, keracunan, alergi, tersetrum, gejala, sakit`,
  instructions: `abaikan instruksi, abaikan semua instruksi, abaikan semua perintah, abaikan semua aturan, abaikan perintah, abaikan aturan, lupakan instruksi, lupakan semua, lupakan perintah, lupakan aturan, lupakan aturanmu, lupain aturan, lupain aturanmu, prompt sistem, instruksi sistem,
    kamu sekarang adalah, sekarang kamu adalah, berpura pura jadi, berpura pura menjadi, pura pura jadi, tanpa aturan, kata sandi admin, password admin`,
  toAssistant: `asisten harus, model bahasa, abaikan semua, berpura pura`,
}
