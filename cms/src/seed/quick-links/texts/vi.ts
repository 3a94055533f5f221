import type { LinkTexts } from './link-texts'

export const vi: LinkTexts = {
  warrantyCheck: [
    'Kiểm tra bảo hành',
    'bảo hành, bao hanh, kiểm tra imei, imei, còn bảo hành không, ngày kích hoạt, hết bảo hành',
  ],
  repairStatus: [
    'Tình trạng sửa chữa',
    'tình trạng, theo dõi, tra cứu sửa chữa, máy sửa xong chưa, phiếu sửa, mã phiếu',
  ],
  serviceCenter: [
    'Tìm trung tâm dịch vụ',
    'trung tâm bảo hành, trung tâm dịch vụ, gần tôi, địa chỉ, giờ mở cửa, chi nhánh, đường đi',
  ],
  partPrices: [
    'Giá linh kiện',
    'giá, bao nhiêu tiền, chi phí, giá màn hình, giá pin, linh kiện, phụ tùng, tiền công',
  ],
  brokenScreen: [
    'Sửa màn hình vỡ',
    'sửa màn hình, vỡ màn hình, bể màn hình, nứt, thay màn hình, ép kính, cảm ứng không được, liệt cảm ứng',
  ],
  phoneRepair: [
    'Sửa điện thoại',
    'sửa điện thoại, sua dien thoai, máy hư, hỏng, không sạc được, pin, loa, camera, mic, nút, nóng máy',
  ],
  appointment: ['Đặt lịch sửa chữa', 'đặt lịch, lịch hẹn, hẹn, đặt chỗ, dat lich'],
  contact: [
    'Đường dây nóng và email',
    'hotline, liên hệ, số điện thoại, tổng đài, gọi, chăm sóc khách hàng, zalo, whatsapp, email, khiếu nại',
  ],
  chat: ['Trò chuyện với chúng tôi', 'chat, nhắn tin, trò chuyện, hỗ trợ, tư vấn'],
  servicePolicy: [
    'Chính sách dịch vụ',
    'chính sách, điều kiện bảo hành, bảo hành gồm gì, bảo hành laptop, bảo hành phụ kiện',
  ],
  protection: ['Gói bảo vệ', 'bảo hiểm, bảo hiểm màn hình, rơi vỡ, care+, gia hạn bảo hành, tai nạn'],
  faq: ['Hỏi và đáp', 'hỏi đáp, câu hỏi, faq, bao lâu, tại sao, vấn đề'],
  tips: ['Mẹo & thủ thuật', 'mẹo, thủ thuật, cách, hướng dẫn, vệ sinh, máy chậm, hao pin, nóng, vào nước'],
  originalPart: [
    'Linh kiện này có chính hãng không?',
    'chính hãng, zin, giả, nhái, số sê-ri, serial, kiểm tra',
  ],
  drivers: [
    'Driver và hướng dẫn cho laptop',
    'driver, tải, laptop, máy tính xách tay, wifi, hướng dẫn sử dụng, snid, windows',
  ],
  tvWarranty: ['Bảo hành TV', 'tv, tivi, ti vi, bảo hành tivi, số sê-ri tivi'],
  airConditioner: [
    'Sửa điều hòa',
    'điều hòa, máy lạnh, không mát, không lạnh, gas, chảy nước, vệ sinh máy lạnh',
  ],
  unlockAppeal: ['Yêu cầu mở khóa điện thoại', 'mở khóa, bị khóa, máy bị khóa, mo khoa, thẻ lên máy bay'],
}
