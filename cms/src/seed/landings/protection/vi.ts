import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Gói bảo vệ cho điện thoại của bạn',
  description:
    'Bảo vệ màn hình khỏi hư hỏng và Bảo hành mở rộng: chi trả những gì và không chi trả những gì, mua được đến khi nào, yêu cầu quyền lợi trong bốn bước, điều khoản và giải đáp.',
  sections: {
    hero: {
      title: 'Lỡ rơi một lần, màn hình được thay miễn phí',
      text: 'Gói Bảo vệ màn hình khỏi hư hỏng (Screen Damage Protection) thay màn hình vỡ một lần trong vòng 1 năm. Gói Bảo hành mở rộng (Extended Warranty) thêm 1 năm bảo hành cho lỗi của máy.',
      pictureAlt: 'Điện thoại đặt trước một tấm khiên lớn',
      actions: { buy: 'Xem gói phù hợp với máy của tôi', claim: 'Màn hình của tôi bị vỡ' },
    },
    about: {
      title: 'Giới thiệu',
      body: `
Bảo hành chi trả cho lỗi của sản phẩm. Có hai điều bảo hành không chi trả: tai nạn, và lỗi xảy ra sau khi hết hạn. Có hai gói dành cho những trường hợp này, và một gói thứ ba độc lập.

- **Bảo vệ màn hình khỏi hư hỏng** (Screen Damage Protection) chi trả một lần thay miễn phí cụm màn hình trong vòng 1 năm kể từ ngày có hiệu lực, sau khi máy bị va đập ngoài ý muốn, rơi hoặc đè ép.
- **Bảo hành mở rộng** (Extended Warranty) kéo dài bảo hành thêm 1 năm. Gói chi trả những gì bảo hành chi trả, và không chi trả hư hỏng do con người gây ra.
- **Bảo vệ toàn diện** (Comprehensive Protection) có cho một số mẫu máy. Trước khi thanh toán, bạn xem được gói dành cho điện thoại của mình gồm những gì.

Mỗi gói gắn với một điện thoại qua IMEI. Các gói này cũng mang tên Care+.
`,
    },
    'whats-covered': {
      title: 'Những gì được chi trả',
      covered: {
        screen: 'Một lần thay miễn phí cụm màn hình trong vòng 1 năm kể từ ngày có hiệu lực',
        accident: 'Va đập ngoài ý muốn, rơi hoặc đè ép',
        labour: 'Linh kiện và tiền công cho lần thay này',
        faults: 'Với gói Bảo hành mở rộng: lỗi vật liệu và lỗi sản xuất trong 1 năm nữa',
      },
      excluded: {
        second: 'Màn hình vỡ lần thứ hai',
        scratches: 'Vết xước không ảnh hưởng đến hình ảnh lẫn cảm ứng',
        liquid: 'Hư hỏng do chất lỏng, mất máy, bị trộm và hư hỏng do cố ý',
        human: 'Với gói Bảo hành mở rộng: mọi hư hỏng do con người gây ra',
        before: 'Mọi hư hỏng có trước ngày có hiệu lực',
      },
    },
    important: {
      title: 'Quan trọng',
      items: {
        once: {
          title: 'Một lần cho mỗi điện thoại',
          text: 'Mỗi gói mua được một lần cho một điện thoại, và màn hình miễn phí dùng được một lần.',
        },
        days: {
          title: '3 ngày trực tuyến, 15 ngày tại trung tâm',
          text: 'Với gói Bảo vệ màn hình khỏi hư hỏng, tính từ khi kích hoạt. Tại trung tâm, màn hình phải còn nguyên vẹn.',
        },
        start: {
          title: 'Gói không có hiệu lực ngay',
          text: 'Gói có hiệu lực vài ngày sau khi kích hoạt. Bạn thấy số ngày trước khi thanh toán.',
        },
        exchange: {
          title: 'Điện thoại khác, IMEI khác',
          text: 'Sau khi được đổi máy, hãy đề nghị đường dây nóng hoặc hỗ trợ trực tuyến chuyển gói sang máy mới. Việc này mất khoảng 5 ngày làm việc, và quyền lợi được tính lại.',
        },
      },
    },
    'how-to-buy': {
      title: 'Cách mua',
      intro:
        'Mua trực tuyến, trong ứng dụng hoặc tại trung tâm dịch vụ. Khi mua trực tuyến, bạn đăng nhập để đơn hàng thuộc về bạn.',
      items: {
        imei: {
          title: 'Nhập IMEI',
          text: 'Bấm *#06# để xem. Bạn sẽ thấy điện thoại này mua được gói nào.',
        },
        choose: {
          title: 'Chọn gói',
          text: 'Kèm thời hạn và tổng tiền. Mã giới thiệu nhập ở bước này.',
        },
        details: {
          title: 'Điền thông tin',
          text: 'Tên và số điện thoại. Hãy đọc điều khoản rồi xác nhận.',
        },
        pay: {
          title: 'Thanh toán',
          text: 'Nếu không thành công, hãy thử lại, hoặc thanh toán sau từ “Đơn hàng của tôi”. Ngày có hiệu lực ghi trong đơn hàng.',
        },
      },
    },
    'how-to-claim': {
      title: 'Cách yêu cầu quyền lợi',
      intro: 'Không cần giấy tờ, thẻ hay hóa đơn. Chỉ cần mang điện thoại đến.',
      items: {
        damage: {
          title: 'Điện thoại bị hư hại',
          text: 'Hoặc bị hỏng, với gói Bảo hành mở rộng. Hãy dán băng keo lên mặt kính và sao lưu dữ liệu.',
          pictureAlt: 'Điện thoại có màn hình bị nứt bên cạnh một hòn đá',
        },
        centre: {
          title: 'Trung tâm dịch vụ hoặc giao nhận',
          text: 'Đến trung tâm, hoặc dùng sửa chữa giao nhận tận nơi ở nơi có dịch vụ này.',
          pictureAlt: 'Ghim bản đồ trên một trung tâm dịch vụ, và bưu kiện đang trên đường đến đó',
        },
        deduction: {
          title: 'Quyền lợi được khấu trừ',
          text: 'Chúng tôi tìm quyền lợi theo IMEI của điện thoại. Lần sửa này dùng hết quyền lợi.',
          pictureAlt: 'Tấm thẻ có hình khiên, một góc đã được bấm lỗ',
        },
        completed: {
          title: 'Việc sửa chữa hoàn tất',
          text: 'Thử điện thoại trước khi về, rồi nhận máy.',
          pictureAlt: 'Điện thoại nguyên vẹn với dấu tích',
        },
      },
    },
    terms: {
      title: 'Điều khoản và điều kiện',
      body: `
Đây là bản tóm tắt. Điều khoản của nước bạn mà bạn xác nhận khi mua mới là căn cứ áp dụng; bạn xem lại trong đơn hàng, mục “Xem hợp đồng dịch vụ của tôi”.

1. **Điện thoại.** Mỗi gói thuộc về một IMEI. Không chuyển gói sang điện thoại khác được, trừ khi điện thoại được đổi theo bảo hành.
2. **Thời hạn.** Bảo vệ màn hình khỏi hư hỏng kéo dài 1 năm kể từ ngày có hiệu lực, Bảo hành mở rộng kéo dài 1 năm kể từ ngày hết bảo hành.
3. **Mua gói.** Bảo vệ màn hình khỏi hư hỏng: trong 3 ngày kể từ khi kích hoạt nếu mua trực tuyến hoặc trong ứng dụng, trong 15 ngày nếu mua tại trung tâm dịch vụ với màn hình còn nguyên vẹn. Bảo hành mở rộng: mua trực tuyến, trong thời hạn bảo hành, không cần kiểm tra máy.
4. **Yêu cầu quyền lợi.** Theo bốn bước ở trên, chỉ cần thiết bị. Màn hình miễn phí được dùng hết ở lần thay đầu tiên.
5. **Điện thoại được đổi.** Gói được chuyển khi bạn đề nghị, trong khoảng 5 ngày làm việc, và quyền lợi được tính lại.
6. **Kết thúc.** Đơn hàng còn hủy được chừng nào nút “Hủy đơn hàng” còn hiện trong đơn.
`,
    },
    tips: {
      title: 'Mẹo: tìm IMEI của bạn',
      intro: 'IMEI có 15 chữ số. Điện thoại hai SIM có hai số: hãy dùng IMEI 1.',
      items: {
        dial: {
          title: 'Bấm *#06#',
          text: 'Như khi bạn gọi điện. Số tự hiện ra, kể cả khi không có thẻ SIM.',
          pictureAlt: 'Điện thoại hiện bàn phím số, trên màn hình có dấu sao và dấu thăng',
        },
        settings: {
          title: 'Xem trong Cài đặt',
          text: 'Mở “Thông tin điện thoại”, rồi “Trạng thái”. Nhấn giữ số để sao chép.',
          pictureAlt: 'Điện thoại hiện danh sách cài đặt, một mục được đánh dấu',
        },
        box: {
          title: 'Xem trên hộp',
          text: 'Số nằm trên nhãn có mã vạch. Rất tiện khi màn hình không sáng.',
          pictureAlt: 'Chiếc hộp có nhãn in mã vạch và chữ số',
        },
      },
    },
    faq: { title: 'Câu hỏi thường gặp' },
    buy: {
      title: 'Điện thoại của bạn còn kịp mua không?',
      text: 'Hãy nhập IMEI. Bạn sẽ thấy máy mua được gói nào, giá bao nhiêu và khi nào có hiệu lực.',
      actions: { buy: 'Xem gói phù hợp với máy của tôi', find: 'Mua tại trung tâm dịch vụ' },
    },
  },
}
