import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const vi: FaqTextsOf<typeof topic> = {
  'do-i-need-an-account': {
    question: 'Tôi có cần tài khoản để dùng trang web này không?',
    answer: `
Với hầu hết mọi việc thì không. Không cần tài khoản, bạn vẫn có thể kiểm tra bảo hành, theo dõi việc sửa máy, tìm trung tâm dịch vụ, xem giá linh kiện, kiểm tra linh kiện, tải driver và đọc mọi nội dung.

Bạn đăng nhập để

- mua gói bảo vệ cho điện thoại và thanh toán,
- xem đơn hàng và lịch sử kích hoạt, hoặc hủy đơn hàng,
- gửi yêu cầu mở khóa điện thoại và theo dõi yêu cầu đó.

Đây là tài khoản của tập đoàn, có thể bạn đã dùng chính tài khoản này trên điện thoại. Khi bạn đăng xuất, thông tin của bạn được xóa khỏi trình duyệt này. Hãy làm vậy trên điện thoại hoặc máy tính không phải của bạn.
`,
  },
  'i-cannot-log-in': {
    question: 'Tôi không đăng nhập được, hoặc lại bị đăng xuất. Tôi phải làm gì?',
    answer: `
Việc đăng nhập diễn ra trên trang của nhà cung cấp tài khoản, rồi trang đó đưa bạn trở lại đây. Nếu trở lại mà vẫn chưa đăng nhập, nguyên nhân thường là trình duyệt.

:::steps
# Cho phép lưu dữ liệu
Cửa sổ ẩn danh và tiện ích chặn ở mức nghiêm ngặt không giữ được đăng nhập. Hãy cho phép trang web này lưu dữ liệu.

# Chỉnh ngày giờ
Ngày sai thì lần đăng nhập nào cũng không hợp lệ. Hãy để thiết bị tự đặt ngày giờ.

# Đăng nhập lại
Đóng các cửa sổ khác của trang web này, đăng xuất, rồi thử thêm một lần.
:::

Nếu quên mật khẩu, hãy đặt lại trên trang của nhà cung cấp. Bộ phận dịch vụ của chúng tôi không thấy và không bao giờ hỏi mật khẩu. Vẫn chưa được? Hãy [liên hệ với chúng tôi](page:contact) và cho biết bạn dừng ở bước nào.
`,
  },
  'rate-a-repair': {
    question: 'Tôi đánh giá việc sửa chữa thế nào và đến khi nào?',
    answer: `
Trong vòng 3 tháng kể từ ngày lập phiếu. Phần đánh giá nằm cạnh phiếu đã hoàn tất ở trang [tình trạng sửa chữa](page:repair-status).

Bạn cho từ một đến năm sao cho bốn mục: không gian, thái độ của nhân viên, tốc độ và chất lượng sửa chữa. Sau đó bạn cho biết khả năng mình giới thiệu dịch vụ. Nếu bạn cho ít sao, chúng tôi hỏi lý do, như xếp hàng lâu, thiếu linh kiện hoặc giá cao; hãy chạm vào mục phù hợp.

Mọi điều bạn viết đều được đọc. Bài [Hai phút tạo nên thay đổi](article:rate-your-repair) kể chuyện gì xảy ra sau đó. Nếu lỗi vẫn còn, đừng chờ trả lời đánh giá: hãy mang máy và phiếu trở lại.
`,
  },
  'appeal-for-unlocking': {
    question: 'Điện thoại của tôi bị khóa. Tôi gửi yêu cầu mở khóa thế nào?',
    answer: `
Mở trang [yêu cầu mở khóa](page:phone-unlocking-appeal) và chuẩn bị sẵn những thứ sau, mỗi thứ kèm một ảnh rõ nét:

- giấy tờ tùy thân và số giấy tờ,
- hóa đơn mua điện thoại và số hóa đơn,
- IMEI 1, như hiện ra sau khi bấm \`*#06#\` hoặc ghi trên hộp,
- thẻ lên máy bay và số chuyến bay, nếu được hỏi.

Ảnh phải thấy đủ bốn cạnh và không bị lóa. Bạn cũng chọn một cửa hàng gần mình và cho phép trang web xem vị trí.

Yêu cầu được xem xét trong vòng 7 ngày làm việc. Hãy xem trong “Yêu cầu của tôi”: ở đó có tình trạng và ghi chú, và bạn sửa được những chỗ sai.
`,
  },
  'appeal-needs-my-location': {
    question: 'Yêu cầu báo không lấy được vị trí của tôi. Tôi cho phép thế nào?',
    answer: `
Khi bạn điền yêu cầu, trang web cần biết bạn đang ở đâu. Nếu trước đây bạn đã chọn “Chặn”, trình duyệt không hỏi lại nữa. Hãy đổi ngay trong trình duyệt:

:::steps
# Mở trang yêu cầu
Hãy dùng chính trình duyệt, không phải cửa sổ bên trong ứng dụng khác.

# Chạm vào biểu tượng trước địa chỉ
Đó là ổ khóa hoặc hai thanh trượt. Chọn “Quyền” hoặc “Cài đặt trang web”.

# Đặt Vị trí thành Cho phép
Nếu không thấy mục này, hãy chạm “Đặt lại quyền”.

# Tải lại trang
Đồng ý khi trình duyệt hỏi.
:::

Bạn cũng phải bật vị trí trên điện thoại, và bật cho trình duyệt trong phần cài đặt của điện thoại. Trong nhà, việc xác định vị trí có thể mất nửa phút. Sau đó hãy trở lại [yêu cầu](page:phone-unlocking-appeal) của bạn.
`,
  },
  'use-a-referral-code': {
    question: 'Tôi có mã giới thiệu. Tôi nhập ở đâu?',
    answer: `
Ở ô dành cho mã khi bạn [mua gói bảo vệ](page:purchase-service), trước khi thanh toán. Mã được kiểm tra ngay, nên bạn biết mã có dùng được không trước khi trả tiền. Sau khi thanh toán thì không thêm mã được nữa.

:::steps
# Đăng nhập
Mã được kiểm tra theo tài khoản.

# Chọn điện thoại và gói
Nhập IMEI để xem điện thoại của bạn mua được gói nào.

# Nhập mã
Nhập chữ cái và chữ số đúng như bạn nhận được, không có dấu cách.
:::

Nếu mã không được chấp nhận, có thể mã đã hết hạn, hoặc dành cho quốc gia hay gói khác. Hãy hỏi người đã đưa mã cho bạn. Bạn luôn có thể mua mà không cần mã.
`,
  },
}
