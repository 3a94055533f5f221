import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Dịch vụ cho Aster, Kite và Solis',
  description:
    'Kiểm tra bảo hành, theo dõi sửa chữa, tìm trung tâm dịch vụ và xem giá linh kiện cho điện thoại, máy tính bảng, máy tính xách tay, TV và đồ gia dụng.',
  sections: {
    search: {
      title: 'Bạn cần giúp gì?',
      intro: 'Nhập lỗi, mẫu máy hoặc một từ, chẳng hạn “pin”.',
    },
    tools: {
      title: 'Tự tra cứu',
      intro: 'Không cần tài khoản. Chỉ cần IMEI, mã phiếu sửa chữa hoặc mẫu máy.',
    },
    'repair-service': {
      title: 'Dịch vụ sửa chữa',
      intro:
        'Chọn thiết bị hoặc bộ phận bị hỏng. Mỗi trang cho biết chúng tôi làm gì, mất bao lâu và bạn cần mang theo gì.',
      items: {
        phone: {
          title: 'Sửa điện thoại',
          text: 'Pin, sạc, camera, loa, nút bấm, bo mạch chủ.',
        },
        screen: { title: 'Màn hình vỡ', text: 'Nứt, sọc, đốm, hoặc chạm mà không phản hồi.' },
        tv: { title: 'TV', text: 'Bảo hành gồm những gì, và kỹ thuật viên đến nhà làm gì.' },
        airConditioner: {
          title: 'Điều hòa',
          text: 'Vệ sinh, chảy nước, ồn, hoặc không mát.',
        },
      },
    },
    'after-sales': {
      title: 'Dịch vụ hậu mãi chuyên nghiệp',
      intro: 'Bốn việc trung tâm dịch vụ làm cho điện thoại của bạn.',
      items: {
        onlineReservation: {
          title: 'Đặt lịch trực tuyến',
          text: 'Chọn trung tâm, ngày và giờ ở nơi nhận đặt lịch trực tuyến, rồi đến đúng giờ hẹn.',
        },
        phoneDetection: {
          title: 'Kiểm tra điện thoại',
          text: 'Kỹ thuật viên kiểm tra màn hình, pin, sạc, camera, âm thanh và mạng, rồi báo kết quả cho bạn.',
        },
        professionalRepair: {
          title: 'Sửa chữa chuyên nghiệp',
          text: 'Bạn biết giá linh kiện và tiền công trước rồi quyết định. Sau đó máy mới được sửa và kiểm tra lại.',
        },
        softwareUpgrade: {
          title: 'Cập nhật phần mềm',
          text: 'Cho điện thoại bị treo, tự khởi động lại hoặc dừng ở logo. Hãy sao lưu dữ liệu trước, vì có thể phải khôi phục cài đặt gốc.',
        },
      },
    },
    'how-it-goes': {
      title: 'Quy trình sửa chữa',
      intro:
        'Thường là 3 đến 7 ngày làm việc kể từ ngày bắt đầu sửa. Thời gian này chỉ để tham khảo và chậm hơn khi có ngày lễ.',
      items: {
        check: {
          title: 'Kiểm tra bảo hành',
          text: 'Bấm *#06#, nhập IMEI và xem điện thoại của bạn có được bảo hành không.',
        },
        handIn: {
          title: 'Giao máy',
          text: 'Sao lưu dữ liệu, mang theo hóa đơn và giữ lại mã phiếu sửa chữa.',
        },
        decide: {
          title: 'Quyết định',
          text: 'Bạn thấy riêng giá linh kiện và tiền công trước khi chúng tôi bắt tay vào làm.',
        },
        takeHome: {
          title: 'Thử máy rồi mang về',
          text: 'Gọi thử, chụp ảnh, cắm sạc. Sau đó hãy đánh giá việc sửa chữa.',
        },
      },
    },
    delivery: {
      title: 'Sửa chữa giao nhận tận nơi: chúng tôi đến lấy máy',
      text: 'Bạn đặt lịch, chúng tôi đến lấy máy rồi sửa. Ở một số thành phố, bạn không cần đến trung tâm dịch vụ. Hãy hỏi chăm sóc khách hàng trực tuyến xem địa chỉ của bạn có thuộc khu vực phục vụ không.',
      pictureAlt: 'Xe giao hàng chở một bưu kiện, và một chiếc điện thoại đang được đưa lên xe',
      actions: { ask: 'Yêu cầu đến lấy máy', follow: 'Theo dõi sửa chữa' },
    },
    'delivery-cities': { title: 'Các thành phố có sửa chữa giao nhận tận nơi' },
    'value-added': {
      title: 'Dịch vụ gia tăng',
      intro:
        'Mỗi gói chỉ mua được một lần cho mỗi điện thoại. Máy của bạn mua được gói nào còn tùy mẫu máy, tuổi máy và quốc gia.',
      items: {
        screen: {
          title: 'Bảo vệ màn hình khỏi hư hỏng (Screen Damage Protection)',
          text: 'Một lần thay màn hình miễn phí trong vòng 1 năm, khi máy bị va đập, rơi hoặc đè ép.',
        },
        extended: {
          title: 'Bảo hành mở rộng (Extended Warranty)',
          text: 'Thêm một năm bảo hành cho lỗi của máy. Mua trực tuyến trong thời hạn bảo hành, không cần kiểm tra máy.',
        },
        comprehensive: {
          title: 'Bảo vệ toàn diện (Comprehensive Protection)',
          text: 'Một gói riêng thuộc Care+. Nhập IMEI để xem gói dành cho điện thoại của bạn gồm những gì.',
        },
      },
    },
    'news-centre': { title: 'Trung tâm tin tức' },
    tips: { title: 'Mẹo & thủ thuật', intro: 'Những lỗi bạn tự xử lý được, theo loại thiết bị.' },
    explore: { title: 'Khám phá thêm' },
    discover: {
      title: 'Các dịch vụ khác',
      items: {
        policy: {
          title: 'Chính sách dịch vụ',
          text: 'Chọn thương hiệu và sản phẩm, rồi đọc điều áp dụng ở nước bạn.',
        },
        genuine: {
          title: 'Linh kiện này có chính hãng không?',
          text: 'Nhập số sê-ri và nhận câu trả lời rõ ràng: có hay không.',
        },
        unlock: {
          title: 'Yêu cầu mở khóa',
          text: 'Cho điện thoại bị khóa. Được xem xét trong 7 ngày làm việc.',
        },
        manuals: {
          title: 'Tài liệu hướng dẫn bảo trì',
          text: 'Chăm sóc, an toàn và việc cần làm trước khi sửa, theo từng thiết bị.',
        },
        questions: { title: 'Hỏi và đáp', text: 'Sửa chữa, bảo hành, linh kiện, gói bảo vệ, tài khoản.' },
        afterSales: {
          title: 'Dịch vụ hậu mãi',
          text: 'Mọi việc sau khi mua máy, trên một trang.',
        },
      },
    },
    partner: {
      title: 'Đối tác hỗ trợ khách hàng chính thức của bạn',
      text: 'Carelane là dịch vụ của Aster, Kite và Solis: chính những thương hiệu làm ra thiết bị của bạn, với linh kiện, hướng dẫn sửa chữa và bảo hành của hãng.',
      pictureAlt: 'Quầy dịch vụ với dụng cụ của kỹ thuật viên, dưới tấm biển hình cờ lê',
      actions: { about: 'Về chúng tôi' },
    },
    figures: {
      title: 'Dịch vụ của chúng tôi qua các con số',
      items: {
        countries: { value: '{countries}', label: 'quốc gia' },
        centres: { value: '{serviceCenters}', label: 'trung tâm dịch vụ' },
        customers: { value: '{customers}', label: 'khách hàng đã phục vụ' },
        fastRepair: { value: '{fastRepairHours}', label: 'giờ cho một lần sửa nhanh' },
      },
    },
    'more-centres': {
      title: 'Các trung tâm dịch vụ khác',
      text: 'Tìm theo tỉnh và thành phố hoặc theo từ khóa. Bạn sẽ thấy giờ mở cửa, số điện thoại, khoảng cách và đường đi.',
      actions: { find: 'Tìm trung tâm dịch vụ' },
    },
    'our-service': {
      title: 'Dịch vụ của chúng tôi',
      intro: 'Điều bạn có thể trông đợi, dù chọn trung tâm nào.',
      items: {
        estimate: {
          title: 'Biết giá trước',
          text: 'Chúng tôi chỉ bắt đầu sửa khi bạn đã xem báo giá và đồng ý.',
        },
        data: {
          title: 'Dữ liệu vẫn là của riêng bạn',
          text: 'Không ai xem ảnh hay tin nhắn, và không ai hỏi mật khẩu.',
        },
        status: {
          title: 'Luôn biết máy sửa đến đâu',
          text: 'Xem từng bước sửa chữa bằng mã phiếu sửa chữa hoặc số điện thoại.',
        },
        rating: {
          title: 'Tiếng nói sau cùng thuộc về bạn',
          text: 'Đánh giá việc sửa chữa trong vòng 3 tháng. Đánh giá nào cũng có người đọc.',
        },
      },
    },
    'online-service': {
      title: 'Chăm sóc khách hàng trực tuyến AICC',
      text: 'Hãy mô tả lỗi theo cách của bạn. Chuẩn bị sẵn mẫu máy và IMEI, cùng ảnh chụp nếu lỗi nhìn thấy được.',
      actions: { chat: 'Bắt đầu trò chuyện' },
    },
    'contact-ways': { title: 'Cách liên hệ khác' },
    'social-media': {
      title: 'Mạng xã hội',
      intro: 'Mẹo và tin dịch vụ ngay trên mạng xã hội bạn đang dùng.',
    },
    app: { title: 'Tải ứng dụng', intro: 'Quét mã bằng camera điện thoại.' },
    drivers: {
      title: 'Driver và hướng dẫn cho laptop',
      text: 'Nhập số sê-ri (SNID), hoặc chọn thương hiệu, dòng máy và mẫu máy. Bạn có thể tải tất cả driver trong một lần.',
      actions: { drivers: 'Tìm driver' },
    },
  },
}
