import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const vi: FaqTextsOf<typeof topic> = {
  'what-does-screen-protection-cover': {
    question: 'Gói Bảo vệ màn hình khỏi hư hỏng chi trả những gì?',
    answer: `
**Một lần thay miễn phí cụm màn hình** trong vòng 1 năm kể từ ngày gói có hiệu lực. Gói áp dụng khi màn hình vỡ do va đập ngoài ý muốn, do rơi hoặc do đè ép, chẳng hạn trong túi quần sau. Linh kiện và tiền công của lần thay này đã bao gồm trong gói.

Gói không chi trả:

- lần vỡ màn hình thứ hai, vì mỗi điện thoại chỉ dùng được một lần;
- vết xước không ảnh hưởng đến hình ảnh và cảm ứng;
- hư hỏng do chất lỏng, mất máy hoặc bị trộm, và hư hỏng do cố ý;
- màn hình đã vỡ trước khi gói có hiệu lực.

Bài [Tìm hiểu gói bảo vệ màn hình](article:screen-damage-protection-explained) giải thích chi tiết; điều khoản bạn xác nhận khi mua là căn cứ áp dụng.
`,
  },
  'which-protection-do-i-need': {
    question: 'Bảo vệ màn hình hay bảo hành mở rộng: tôi cần gói nào?',
    answer: `
Mỗi gói chi trả một việc khác nhau.

- **Bảo vệ màn hình khỏi hư hỏng** dành cho tai nạn. Một lần vỡ màn hình trong vòng 1 năm được thay miễn phí.
- **Bảo hành mở rộng** dành cho lỗi máy. Gói kéo dài bảo hành thêm 1 năm và không áp dụng cho hư hỏng do con người gây ra.
- **Bảo vệ toàn diện** là một gói riêng. Nội dung gói được hiển thị trước khi bạn mua, tùy theo mẫu máy và quốc gia.

Hãy nhớ lại chiếc điện thoại trước của bạn. Nếu máy vỡ màn hình, hãy chọn gói đầu tiên. Nếu máy tự hỏng sau khi hết bảo hành, hãy chọn gói thứ hai. Nếu không gặp cả hai trường hợp, có thể bạn không cần gói nào: một chiếc ốp tốt rẻ hơn. Hãy [so sánh các gói](page:protection) trước khi quyết định.
`,
  },
  'until-when-can-i-buy-protection': {
    question: 'Tôi có thể mua gói bảo vệ cho điện thoại đến khi nào?',
    answer: `
Tùy vào gói và nơi bạn mua:

- **Bảo vệ màn hình khỏi hư hỏng, mua trực tuyến hoặc trong ứng dụng**: trong vòng 3 ngày kể từ khi kích hoạt.
- **Bảo vệ màn hình khỏi hư hỏng, mua tại trung tâm dịch vụ**: trong vòng 15 ngày kể từ khi kích hoạt, với màn hình còn nguyên vẹn. Nhân viên kiểm tra máy tại chỗ.
- **Bảo hành mở rộng, mua trực tuyến**: bất cứ lúc nào trong thời hạn bảo hành, không cần kiểm tra máy.

Mỗi gói chỉ mua được một lần cho mỗi điện thoại. Điện thoại mới tự kích hoạt sau khi lắp thẻ SIM và kết nối mạng một thời gian; trang [kiểm tra bảo hành](page:warranty-check) cho biết ngày kích hoạt. Không phải mẫu máy và quốc gia nào cũng có đủ các gói. Hãy nhập IMEI ở trang [mua gói bảo vệ](page:purchase-service) để xem điện thoại của bạn mua được gói nào.
`,
  },
  'when-does-protection-take-effect': {
    question: 'Gói bảo vệ của tôi có hiệu lực từ khi nào?',
    answer: `
Không phải ngay lập tức. Gói Bảo vệ màn hình khỏi hư hỏng có hiệu lực một số ngày sau khi điện thoại được kích hoạt. Số ngày được hiển thị trước khi bạn thanh toán, còn ngày có hiệu lực nằm trong [lịch sử đơn hàng](page:purchase-service/order-list) sau đó. Màn hình vỡ trước ngày này không được chi trả.

Sau khi thanh toán, bạn có thể thấy thông báo thẻ đang được kích hoạt. Hãy chờ một lát rồi mở lại lịch sử đơn hàng; bạn không cần thanh toán lần nữa.

Bảo hành mở rộng bắt đầu khi bảo hành kết thúc và kéo dài thêm 1 năm. Trang [kiểm tra bảo hành](page:warranty-check) cho biết ngày đó; hãy ghi lại khi bạn mua.
`,
  },
  'how-do-i-claim': {
    question: 'Màn hình của tôi bị vỡ. Tôi dùng gói bảo vệ thế nào?',
    answer: `
:::steps
# Màn hình vỡ
Dán băng keo trong lên mặt kính và [sao lưu dữ liệu](article:back-up-phone-before-repair) khi bạn còn mở khóa được máy.

# Đến trung tâm dịch vụ
[Tìm trung tâm gần bạn](page:service-center), hoặc dùng dịch vụ sửa chữa giao nhận tận nơi ở nơi có dịch vụ này.

# Quyền lợi được khấu trừ
Gói bảo vệ được tra ngay từ điện thoại. Bạn không cần thẻ, hóa đơn hay bản in, chỉ cần thiết bị.

# Việc sửa chữa hoàn tất
Hãy thử cảm ứng, hình ảnh và camera trước khi về. Đến đây, quyền lợi của gói đã dùng hết.
:::

Nếu điện thoại hỏng đến mức không đọc được IMEI, hãy mang theo hộp: số này có trên nhãn hộp.
`,
  },
  'my-phone-was-exchanged': {
    question: 'Tôi được đổi máy khác theo bảo hành. Gói bảo vệ có chuyển theo không?',
    answer: `
Có thể. Gói bảo vệ gắn với IMEI nên cần được chuyển sang điện thoại mới. Hãy đề nghị qua đường dây nóng ở chân trang hoặc qua [trò chuyện trực tuyến](page:chat), và chuẩn bị sẵn:

- IMEI của điện thoại cũ và của điện thoại mới,
- mã phiếu sửa chữa,
- số điện thoại trong đơn hàng gói bảo vệ.

Việc này mất khoảng 5 ngày làm việc. Quyền lợi cho điện thoại mới được tính lại nên ngày tháng có thể thay đổi; hãy xem [lịch sử đơn hàng](page:purchase-service/order-list) khi đã xong. Nếu điện thoại mới bị vỡ trong thời gian đó, hãy báo với trung tâm dịch vụ rằng gói đang được chuyển.
`,
  },
  'my-payment-failed': {
    question: 'Tôi thanh toán không thành công. Đơn hàng sẽ ra sao?',
    answer: `
Đơn hàng được giữ lại. Bạn có thể thử lại ngay, hoặc thanh toán sau trong [lịch sử đơn hàng](page:purchase-service/order-list), còn có tên là “Đơn hàng của tôi”.

:::steps
# Xem đã thanh toán chưa
Hãy mở lịch sử đơn hàng trước. Khoản thanh toán đang xử lý có thể cần một lúc, và có thể đã thành công dù trang không báo gì.

# Thử lại
Chọn “Thử lại”, với cách thanh toán cũ hoặc cách khác.

# Chú ý thời hạn
Gói bảo vệ màn hình chỉ mua trực tuyến được trong vòng 3 ngày kể từ khi kích hoạt. Đơn chưa thanh toán không làm dừng thời hạn này.
:::

Nếu tiền đã rời tài khoản mà đơn vẫn chưa thanh toán, hãy [liên hệ với chúng tôi](page:contact) kèm mã đơn hàng.
`,
  },
  'cancel-a-protection-order': {
    question: 'Tôi có thể hủy đơn hàng gói bảo vệ không?',
    answer: `
Chừng nào đơn còn hủy được, bạn thấy “Hủy đơn hàng” trong [lịch sử đơn hàng](page:purchase-service/order-list). Hãy đăng nhập bằng tài khoản đã mua, chọn đơn và xác nhận.

- **Chưa thanh toán**: hủy xong là kết thúc, bạn không nợ khoản nào.
- **Đã thanh toán**: số tiền được hoàn và thời hạn hoàn nằm trong điều khoản của nước bạn mà bạn đã xác nhận khi mua. Hãy đọc trong đơn hàng, mục “Xem hợp đồng dịch vụ của tôi”.
- **Đã sử dụng**: quyền lợi đã khấu trừ cho một lần sửa là đã dùng hết.

Bạn mua tại cửa hàng? Khi đó cửa hàng đã thu tiền sẽ hỗ trợ bạn trước. Hãy mang theo điện thoại và biên lai.
`,
  },
}
