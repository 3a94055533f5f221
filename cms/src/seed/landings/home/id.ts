import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const id: LandingTextOf<typeof page> = {
  title: 'Layanan Aster, Kite, dan Solis',
  description:
    'Cek garansi, pantau perbaikan, cari pusat layanan, dan lihat harga suku cadang untuk ponsel, tablet, laptop, TV, dan peralatan rumah tangga.',
  sections: {
    search: {
      title: 'Bantuan apa yang Anda perlukan?',
      intro: 'Ketik gangguan, model, atau kata seperti “baterai”.',
    },
    tools: {
      title: 'Cari tahu sendiri',
      intro: 'Tanpa akun. Anda perlu IMEI, nomor order, atau model.',
    },
    'repair-service': {
      title: 'Layanan perbaikan',
      intro:
        'Pilih apa yang rusak. Tiap halaman memuat apa yang dikerjakan, berapa lama, dan apa yang dibawa.',
      items: {
        phone: {
          title: 'Servis ponsel',
          text: 'Baterai, pengisian, kamera, speaker, tombol, papan utama.',
        },
        screen: { title: 'Layar pecah', text: 'Retak, garis, bercak, atau sentuhan tidak bereaksi.' },
        tv: { title: 'TV', text: 'Apa yang ditanggung garansi, dan bagaimana kunjungan teknisi.' },
        airConditioner: {
          title: 'AC',
          text: 'Pembersihan, kebocoran, bunyi, atau udara yang tetap hangat.',
        },
      },
    },
    'after-sales': {
      title: 'Layanan purnajual profesional',
      intro: 'Empat hal yang dilakukan pusat layanan untuk ponsel Anda.',
      items: {
        onlineReservation: {
          title: 'Pemesanan Online',
          text: 'Pilih pusat layanan, hari, dan jam di tempat yang menyediakannya, dan datanglah saat Anda ditunggu.',
        },
        phoneDetection: {
          title: 'Pemeriksaan Ponsel',
          text: 'Teknisi menguji layar, baterai, pengisian, kamera, suara, dan jaringan, lalu menyampaikan temuannya.',
        },
        professionalRepair: {
          title: 'Perbaikan Profesional',
          text: 'Anda menerima harga suku cadang dan ongkos kerja dulu, lalu memutuskan. Sesudah itu perangkat diperbaiki dan diuji.',
        },
        softwareUpgrade: {
          title: 'Pembaruan Perangkat Lunak',
          text: 'Untuk ponsel yang macet, menyala ulang, atau berhenti di logo. Simpan data dulu, karena bisa perlu pengaturan ulang.',
        },
      },
    },
    'how-it-goes': {
      title: 'Alur perbaikan',
      intro:
        'Biasanya 3 sampai 7 hari kerja sejak perbaikan dimulai. Ini hanya perkiraan, dan hari libur menambah waktu.',
      items: {
        check: {
          title: 'Cek garansi',
          text: 'Tekan *#06#, masukkan IMEI, dan lihat apakah ponsel Anda ditanggung.',
        },
        handIn: {
          title: 'Serahkan perangkat',
          text: 'Simpan data, bawa nota, dan simpan nomor order Anda.',
        },
        decide: {
          title: 'Putuskan',
          text: 'Harga suku cadang dan ongkos kerja terlihat terpisah sebelum apa pun dikerjakan.',
        },
        takeHome: {
          title: 'Coba dan bawa pulang',
          text: 'Menelepon, memotret, mengisi daya. Lalu nilai perbaikannya.',
        },
      },
    },
    delivery: {
      title: 'Perbaikan antar-jemput: ponsel Anda dijemput',
      text: 'Pesan, dijemput, diperbaiki. Di beberapa kota Anda sama sekali tidak perlu datang ke pusat layanan. Tanyakan kepada layanan online apakah alamat Anda terjangkau.',
      pictureAlt: 'Mobil kurir dengan paket, dan ponsel yang akan dimasukkan ke dalamnya',
      actions: { ask: 'Minta dijemput', follow: 'Pantau perbaikan' },
    },
    'delivery-cities': { title: 'Kota dengan perbaikan antar-jemput' },
    'value-added': {
      title: 'Layanan tambahan',
      intro:
        'Dibeli sekali untuk tiap ponsel. Yang tersedia bergantung pada model, umur ponsel, dan negara Anda.',
      items: {
        screen: {
          title: 'Perlindungan Layar (Screen Damage Protection)',
          text: 'Satu penggantian layar tanpa biaya dalam 1 tahun, setelah benturan, jatuh, atau tekanan.',
        },
        extended: {
          title: 'Garansi Tambahan (Extended Warranty)',
          text: 'Satu tahun lagi untuk kerusakan produk. Dibeli online selama masa garansi, tanpa pemeriksaan.',
        },
        comprehensive: {
          title: 'Perlindungan Menyeluruh (Comprehensive Protection)',
          text: 'Paket tersendiri dalam Care+. Masukkan IMEI dan lihat isinya untuk ponsel Anda.',
        },
      },
    },
    'news-centre': { title: 'Pusat berita' },
    tips: { title: 'Tips & trik', intro: 'Gangguan yang bisa Anda atasi sendiri, menurut jenis perangkat.' },
    explore: { title: 'Jelajahi lagi' },
    discover: {
      title: 'Temukan layanan lain',
      items: {
        policy: {
          title: 'Kebijakan layanan',
          text: 'Pilih merek dan produk, lalu baca yang berlaku di negara Anda.',
        },
        genuine: {
          title: 'Aslikah suku cadang ini?',
          text: 'Masukkan nomor serinya dan dapatkan jawaban ya atau tidak.',
        },
        unlock: {
          title: 'Permohonan buka kunci',
          text: 'Untuk ponsel yang terkunci. Ditinjau dalam 7 hari kerja.',
        },
        manuals: {
          title: 'Panduan servis',
          text: 'Perawatan, keamanan, dan persiapan sebelum perbaikan, menurut perangkat.',
        },
        questions: { title: 'Tanya jawab', text: 'Perbaikan, garansi, suku cadang, perlindungan, akun.' },
        afterSales: {
          title: 'Layanan purnajual',
          text: 'Semua hal setelah pembelian, di satu halaman.',
        },
      },
    },
    partner: {
      title: 'Mitra resmi dukungan pelanggan Anda',
      text: 'Carelane adalah layanan Aster, Kite, dan Solis: merek yang sama dengan pembuat perangkat Anda, dengan suku cadang, petunjuk perbaikan, dan garansinya.',
      pictureAlt: 'Meja layanan dengan alat teknisi, di bawah papan bergambar kunci pas',
      actions: { about: 'Tentang kami' },
    },
    figures: {
      title: 'Layanan kami dalam angka',
      items: {
        countries: { value: '{countries}', label: 'negara' },
        centres: { value: '{serviceCenters}', label: 'pusat layanan' },
        customers: { value: '{customers}', label: 'pelanggan terlayani' },
        fastRepair: { value: '{fastRepairHours}', label: 'jam untuk perbaikan cepat' },
      },
    },
    'more-centres': {
      title: 'Pusat layanan lainnya',
      text: 'Cari menurut provinsi dan kota atau dengan kata kunci. Tampil jam buka, telepon, jarak, dan rutenya.',
      actions: { find: 'Cari pusat layanan' },
    },
    'our-service': {
      title: 'Layanan kami',
      intro: 'Yang bisa Anda harapkan, di pusat layanan mana pun.',
      items: {
        estimate: {
          title: 'Harga lebih dulu',
          text: 'Perbaikan tidak dimulai sebelum Anda melihat perkiraan biaya dan menyetujuinya.',
        },
        data: {
          title: 'Data Anda tetap milik Anda',
          text: 'Tidak ada yang melihat foto atau pesan, dan tidak ada yang meminta kata sandi.',
        },
        status: {
          title: 'Anda selalu tahu sampai mana',
          text: 'Tiap langkah perbaikan, lewat nomor order atau nomor telepon.',
        },
        rating: {
          title: 'Penilaian akhir pada Anda',
          text: 'Nilai perbaikan dalam 3 bulan. Setiap penilaian dibaca.',
        },
      },
    },
    'online-service': {
      title: 'Layanan pelanggan online AICC',
      text: 'Ceritakan gangguannya dengan kata-kata Anda sendiri. Siapkan model dan IMEI, serta foto jika terlihat.',
      actions: { chat: 'Mulai chat' },
    },
    'contact-ways': { title: 'Cara lain menghubungi kami' },
    'social-media': { title: 'Media sosial', intro: 'Tips dan berita layanan di tempat Anda biasa berada.' },
    app: { title: 'Dapatkan aplikasinya', intro: 'Pindai kode dengan kamera ponsel Anda.' },
    drivers: {
      title: 'Driver dan buku panduan laptop Anda',
      text: 'Masukkan nomor seri (SNID), atau pilih merek, seri, dan model. Semua driver bisa diambil dalam satu unduhan.',
      actions: { drivers: 'Cari driver' },
    },
  },
}
