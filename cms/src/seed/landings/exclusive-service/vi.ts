import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Dịch vụ đặc quyền: Care+',
  description:
    'Bảo vệ màn hình khỏi hư hỏng, Bảo hành mở rộng và Bảo vệ toàn diện cho điện thoại của bạn: gói nào phù hợp, mua trực tuyến thế nào, và xem đơn hàng ở đâu.',
  sections: {
    hero: {
      title: 'Care+ cho điện thoại của bạn',
      text: 'Nhập IMEI, xem điện thoại của bạn mua được gói nào, rồi quyết định. Bạn chỉ cần đăng nhập khi mua.',
      pictureAlt: 'Điện thoại bên cạnh tấm thẻ có hình khiên và dấu cộng',
      actions: { buy: 'Xem gói phù hợp', orders: 'Lịch sử đơn hàng' },
    },
    plans: {
      title: 'Ba gói bảo vệ',
      intro: 'Bạn mua được gói nào còn tùy mẫu máy, ngày kích hoạt và quốc gia.',
      items: {
        screen: {
          title: 'Bảo vệ màn hình khỏi hư hỏng (Screen Damage Protection)',
          text: 'Một lần thay cụm màn hình miễn phí trong vòng 1 năm. Mua trực tuyến trong 3 ngày kể từ khi kích hoạt, tại trung tâm dịch vụ trong 15 ngày.',
        },
        extended: {
          title: 'Bảo hành mở rộng (Extended Warranty)',
          text: 'Bảo hành kéo dài thêm 1 năm. Mua trực tuyến trong thời hạn bảo hành, không cần kiểm tra máy. Không áp dụng cho hư hỏng do con người gây ra.',
        },
        comprehensive: {
          title: 'Bảo vệ toàn diện (Comprehensive Protection)',
          text: 'Trước khi thanh toán, bạn xem được gói dành cho điện thoại của mình gồm những gì.',
        },
      },
    },
    steps: {
      title: 'Cách mua',
      intro: 'Chỉ năm phút. Hãy cầm sẵn điện thoại trên tay.',
      items: {
        country: {
          title: 'Quốc gia và điện thoại',
          text: 'Chọn quốc gia, rồi nhập IMEI hoặc chọn một điện thoại trong tài khoản.',
        },
        service: {
          title: 'Gói dịch vụ',
          text: 'Chọn gói và thời hạn. Tổng tiền hiện ra ngay. Nếu có mã giới thiệu, hãy nhập ở bước này.',
        },
        terms: {
          title: 'Thông tin của bạn và điều khoản',
          text: 'Điền tên và số điện thoại, rồi xem điều khoản. Hãy đọc phần không được chi trả trước khi đồng ý.',
        },
        pay: {
          title: 'Thanh toán',
          text: 'Sau đó thẻ được kích hoạt, mất một lát. Bạn xem thẻ trong “Đơn hàng của tôi”.',
        },
      },
    },
    'which-fits': {
      title: 'Gói nào hợp với bạn?',
      body: `
- Điện thoại **còn mới**, và bạn từng làm rơi điện thoại: gói Bảo vệ màn hình khỏi hư hỏng. Hãy quyết định sớm, vì số ngày tính từ lúc kích hoạt.
- Bạn dùng điện thoại **nhiều năm**: gói Bảo hành mở rộng. Bạn còn thời gian cho đến ngày hết bảo hành, nhưng quá một ngày là không mua được nữa.
- Bạn muốn **cả hai**: hãy nhập IMEI, và so giá từng gói với gói Bảo vệ toàn diện, ở nơi có gói này.
- Điện thoại **đã qua sử dụng, hoặc màn hình đã nứt**: không gói nào chi trả cho chỗ đang hỏng. Thay vào đó, hãy [xem giá](page:spare-parts-price) sửa chữa.

Chưa rõ điện thoại đã dùng bao lâu? Trang [kiểm tra bảo hành](page:warranty-check) cho biết ngày kích hoạt và ngày hết bảo hành.
`,
    },
    priority: {
      title: 'Ưu tiên tiếp đón với thẻ trong hộp máy',
      text: 'Một số điện thoại có thẻ trong hộp máy. Hãy xuất trình thẻ tại trung tâm dịch vụ để được phục vụ trước những người đang xếp hàng. Việc này không mất phí và không cần đơn hàng.',
      pictureAlt: 'Một người cầm thẻ đi qua hàng chờ ngắn để đến quầy',
      actions: { find: 'Tìm trung tâm dịch vụ' },
    },
    after: {
      title: 'Sau khi thanh toán',
      body: `
- **Đơn hàng của tôi** liệt kê mọi đơn hàng kèm tình trạng, mã và ngày có hiệu lực. “Lịch sử kích hoạt” cho biết gói nào đang có hiệu lực trên điện thoại nào.
- **Thanh toán không thành công?** Hãy thử lại ngay, hoặc thanh toán sau từ đơn hàng. Trong lúc đó, thời hạn mua vẫn được tính tiếp.
- **Bạn đổi ý?** Nút “Hủy đơn hàng” hiện ra chừng nào đơn hàng còn hủy được.
- **Được đổi điện thoại khác theo bảo hành?** Hãy đề nghị chuyển gói bảo vệ qua đường dây nóng hoặc [trò chuyện](page:chat). Việc này mất khoảng 5 ngày làm việc.

Khi yêu cầu quyền lợi, bạn không cần những thứ này: [chỉ cần điện thoại](page:protection).
`,
    },
    questions: { title: 'Câu hỏi về gói bảo vệ' },
    store: {
      title: 'Bạn muốn mua trực tiếp?',
      text: 'Trung tâm dịch vụ xem màn hình và bán gói Bảo vệ màn hình khỏi hư hỏng trong 15 ngày kể từ khi kích hoạt.',
      actions: { find: 'Tìm trung tâm dịch vụ', chat: 'Hỏi trước' },
    },
  },
}
