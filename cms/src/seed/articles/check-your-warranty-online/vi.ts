import type { ArticleText } from '../article'

export const vi: ArticleText = {
  title: 'Kiểm tra bảo hành trực tuyến bằng IMEI',
  summary:
    'Điện thoại của bạn được bảo hành đến khi nào và ở nước nào? Nhập 15 chữ số và đọc kết quả, không cần tài khoản, không cần hóa đơn.',
  coverAlt: 'Điện thoại với tấm khiên có dấu tích, và tờ lịch có một ngày được đánh dấu',
  body: `
“Máy của tôi còn bảo hành không?” là câu hỏi mà các trung tâm dịch vụ của chúng tôi nghe nhiều nhất. Giờ đây bạn có thể tự tìm câu trả lời: trang [kiểm tra bảo hành](page:warranty-check) chỉ cần IMEI của điện thoại.

:::steps
# Tìm IMEI
Bấm \`*#06#\` trên điện thoại. Bài [Tìm IMEI của điện thoại](article:find-your-imei-number) nêu những cách khác, dành cho máy không lên nguồn.

# Nhập IMEI
Có dấu cách hay dấu gạch nối cũng được. Nếu có hai số, hãy dùng số đầu tiên.

# Đọc kết quả
Dòng chữ trên cùng cho biết điện thoại được bảo hành đến ngày nào. Bên dưới là thương hiệu, mẫu máy và thông tin kích hoạt.
:::

## Kết quả có nghĩa gì

- **Còn bảo hành.** Lỗi vật liệu và lỗi sản xuất được bảo hành đến ngày hiển thị.
- **Hết bảo hành.** Máy vẫn sửa được, có tính phí. Hãy hỏi báo giá rồi mới quyết định.
- **Được xuất từ quốc gia khác.** Điện thoại được sản xuất cho thị trường khác. Máy được bảo hành ở đó chứ không phải ở nơi bạn kiểm tra.
- **Thiết bị đang được kích hoạt.** Điện thoại mới tự kích hoạt sau khi lắp thẻ SIM và kết nối mạng một thời gian. Thẻ bảo hành hiện ra 24 giờ sau khi kích hoạt.
- **IMEI không tồn tại.** Hãy so từng chữ số. Thường là hai chữ số bị đổi chỗ cho nhau.
- **Kiểm tra bảo hành tại quốc gia bạn đã mua điện thoại.** Kết quả tính theo quốc gia nơi bạn kiểm tra. Hãy chọn trang của quốc gia nơi bạn mua máy, hoặc tắt VPN.
- **Liên hệ nơi bán.** Khi đó, cửa hàng nơi bạn mua máy có câu trả lời.

## Điều mà kết quả không quyết định

Kết quả cho biết thời hạn. Lỗi có được bảo hành hay không thì tùy vào chính lỗi đó: hư hỏng do rơi, do chất lỏng hoặc do máy bị tháo mở thường không thuộc bảo hành, còn pin chai dần là hao mòn. Vì vậy, kỹ thuật viên xem máy trước rồi bạn mới được trả lời về giá.

:::hint
Hãy chụp màn hình kết quả hoặc ghi lại ngày. Nếu sau này máy không khởi động được, bạn vẫn có sẵn thông tin.
:::

## Số của bạn vẫn là của riêng bạn

Trang kiểm tra không lưu tên và không yêu cầu đăng nhập. Kết quả chỉ nói về thiết bị, không bao giờ cho biết chủ máy là ai.

Nếu sắp hết thời hạn mà điện thoại có gì đó không ổn, đừng chờ: bài [Quy trình sửa chữa](article:how-a-repair-goes) cho biết bạn cần mang theo gì.
`,
}
