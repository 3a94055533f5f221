import type { SeoTexts } from './seo-texts'

export const vi: SeoTexts = {
  home: [
    'Dịch vụ Aster, Kite và Solis',
    'Kiểm tra bảo hành, theo dõi sửa chữa, tìm trung tâm và giá linh kiện, đọc mẹo cho điện thoại, TV, máy tính xách tay và đồ gia dụng.',
  ],
  about: [
    'Về chúng tôi',
    'Carelane là dịch vụ hậu mãi của Aster, Kite và Solis. Giá trị của chúng tôi và điều bạn có thể trông đợi khi sửa máy.',
  ],
  'after-sales': [
    'Dịch vụ hậu mãi cho thiết bị của bạn',
    'Từ câu hỏi đầu tiên đến khi sửa xong: dịch vụ hậu mãi làm gì cho điện thoại, TV, máy tính xách tay và đồ gia dụng.',
  ],
  'air-conditioner-repair-and-service': [
    'Sửa và vệ sinh điều hòa',
    'Máy không mát, nhỏ nước, có mùi? Những gì bạn tự kiểm tra được và cách kỹ thuật viên đến nhà.',
  ],
  'broken-screen-service': [
    'Sửa màn hình vỡ, từng bước',
    'Việc cần làm ngay, cách sửa, thời gian, và khi nào gói bảo vệ màn hình chi trả.',
  ],
  chat: [
    'Trò chuyện với chăm sóc khách hàng',
    'Hỏi về sửa chữa, bảo hành hay đơn hàng. Hãy chuẩn bị sẵn IMEI hoặc mã phiếu sửa chữa.',
  ],
  'choose-your-country-or-region': [
    'Chọn quốc gia hoặc khu vực',
    'Mỗi nước có trung tâm dịch vụ, đường dây nóng, giá và chính sách riêng. Hãy chọn nơi bạn ở và ngôn ngữ bạn đọc.',
  ],
  contact: [
    'Liên hệ: đường dây nóng, email, trò chuyện',
    'Gọi đường dây nóng của nước bạn, gửi email hoặc mở cửa sổ trò chuyện. Và biết cần chuẩn bị số nào của máy.',
  ],
  detail: [
    'Tin tức và mẹo',
    'Bài viết của đội dịch vụ về sửa chữa, bảo hành và chăm sóc điện thoại, máy tính bảng, TV, máy tính xách tay, đồ gia dụng.',
  ],
  'drivers-download': [
    'Driver và hướng dẫn cho laptop',
    'Tải driver, hướng dẫn sử dụng và cài đặt cho laptop theo số sê-ri (SNID) hoặc theo mẫu máy.',
  ],
  'exclusive-service': [
    'Gói bảo vệ điện thoại Care+',
    'Chọn quốc gia và điện thoại, xem các gói có thể mua cùng giá, rồi mua trực tuyến.',
  ],
  faq: [
    'Hỏi đáp về sửa chữa và bảo hành',
    'Câu trả lời ngắn về thời gian sửa, bảo hành, linh kiện, gói bảo vệ, dữ liệu và tải về, xếp theo chủ đề.',
  ],
  news: [
    'Tin dịch vụ',
    'Điểm mới ở dịch vụ Aster, Kite và Solis, và những thay đổi với người dùng thiết bị điện tử.',
  ],
  'news-detail': ['Tin dịch vụ', 'Một bài tin của chúng tôi: có gì mới và điều đó có nghĩa gì với bạn.'],
  'phone-repair': [
    'Sửa điện thoại: chúng tôi sửa những gì',
    'Pin, sạc, nút bấm, bo mạch chủ, màn hình, camera, loa: sửa gì, sửa thế nào và mang máy đến đâu.',
  ],
  'phone-repair-services': [
    'Dịch vụ sửa điện thoại gồm những gì',
    'Kiểm tra, sửa bằng linh kiện chính hãng, cập nhật phần mềm, giữ gìn dữ liệu: mỗi dịch vụ gồm những gì.',
  ],
  'phone-unlocking-appeal': [
    'Yêu cầu mở khóa điện thoại',
    'Điện thoại của bạn bị khóa? Gửi yêu cầu kèm chứng từ mua hàng. Chúng tôi xem xét trong 7 ngày làm việc.',
  ],
  policy: [
    'Quyền riêng tư, điều khoản, cookie',
    'Chúng tôi xử lý dữ liệu ra sao, bạn dùng trang theo điều khoản nào, có cookie nào, viết dễ hiểu.',
  ],
  protection: [
    'Gói bảo vệ màn hình và bảo hành mở rộng',
    'Gói Bảo vệ màn hình khỏi hư hỏng và Bảo hành mở rộng chi trả gì, mua khi nào và thế nào, yêu cầu quyền lợi trong bốn bước.',
  ],
  'purchase-service': [
    'Mua gói bảo vệ trực tuyến',
    'Chọn gói cho điện thoại, thanh toán trực tuyến, xem đơn hàng và kích hoạt ở một nơi.',
  ],
  'purchase-service-offline': [
    'Mua gói bảo vệ tại cửa hàng',
    'Chọn gói và cửa hàng gần bạn, rồi theo dõi đơn hàng và kích hoạt tại đây.',
  ],
  'repair-appointment': ['Đặt lịch sửa chữa', 'Chọn trung tâm, ngày giờ và mô tả lỗi để bạn chờ ít hơn.'],
  'repair-status': [
    'Tình trạng sửa chữa',
    'Xem máy sửa đến đâu bằng mã phiếu sửa hoặc số điện thoại có mã quốc gia.',
  ],
  search: [
    'Tìm trợ giúp và dịch vụ',
    'Tìm dịch vụ, câu trả lời, tin, mẹo và chính sách. Chỉ cần hai chữ cái để bắt đầu.',
  ],
  'service-center': [
    'Tìm trung tâm dịch vụ gần bạn',
    'Tìm theo quốc gia, tỉnh, thành phố hoặc từ khóa, kèm giờ mở cửa, điện thoại, khoảng cách và đường đi.',
  ],
  'service-manal': [
    'Tài liệu hướng dẫn bảo trì theo sản phẩm',
    'Lắp đặt, chăm sóc và kiểm tra ban đầu cho điện thoại, TV, máy tính xách tay và đồ gia dụng.',
  ],
  'service-manal-detail': [
    'Tài liệu hướng dẫn bảo trì',
    'Cách lắp đặt, chăm sóc và kiểm tra máy trước khi gọi dịch vụ.',
  ],
  'service-policy': [
    'Chính sách dịch vụ theo thương hiệu',
    'Bảo hành Aster, Kite và Solis gồm gì, bao lâu, không gồm gì và yêu cầu ra sao. Chọn thương hiệu và sản phẩm.',
  ],
  'spare-parts-price': [
    'Giá linh kiện',
    'Xem giá màn hình, pin hay bo mạch chủ cho mẫu máy của bạn: linh kiện, công và tổng, giá tham khảo.',
  ],
  'spare-parts-serial': [
    'Linh kiện này có chính hãng không?',
    'Nhập số sê-ri của linh kiện để biết đó có phải hàng chính hãng của dịch vụ chúng tôi không.',
  ],
  survey: [
    'Khảo sát: ý kiến của bạn về dịch vụ',
    'Vài câu hỏi về dịch vụ. Câu trả lời của bạn cho biết cần cải thiện điều gì.',
  ],
  tips: [
    'Mẹo cho điện thoại, TV và máy tính xách tay',
    'Sạc, nóng máy, vào nước, chậm, âm thanh, vệ sinh: tự xử lý lỗi nhỏ. Do người sửa máy viết.',
  ],
  'tips-detail': [
    'Mẹo & thủ thuật',
    'Một mẹo theo từng bước: việc bạn tự làm được và khi nào cần kỹ thuật viên xem máy.',
  ],
  'tv-warranty': [
    'Kiểm tra bảo hành TV',
    'Kiểm tra bảo hành TV Solis bằng số sê-ri và đọc những gì được bảo hành.',
  ],
  'warranty-check': [
    'Kiểm tra bảo hành bằng IMEI',
    'Bấm *#06#, nhập IMEI của điện thoại, xem còn bảo hành không và đến ngày nào.',
  ],
}
