import type { ArticleText } from '../article'

export const vi: ArticleText = {
  title: 'Tìm hiểu gói bảo vệ màn hình: chi trả gì và không chi trả gì',
  summary:
    'Một lần thay màn hình miễn phí trong vòng 1 năm, sau khi máy rơi hoặc va đập. Hãy đọc điều kiện trước khi mua, vì thời hạn mua tính theo ngày kể từ khi kích hoạt.',
  coverAlt: 'Điện thoại và một màn hình dưới chiếc ô lớn',
  body: `
Bảo hành chi trả cho lỗi của sản phẩm. Máy rơi không phải là lỗi như vậy, mà thay màn hình lại thường là khoản sửa đắt nhất của điện thoại. Gói Bảo vệ màn hình khỏi hư hỏng dành cho đúng trường hợp này. Dưới đây là những gì gói làm được, không có gì giấu trong dòng chữ nhỏ.

## Những gì được chi trả

- **Một lần thay miễn phí cụm màn hình** trong vòng 1 năm kể từ ngày gói có hiệu lực.
- Hư hỏng do **va đập ngoài ý muốn, do rơi hoặc do đè ép**.
- Linh kiện và tiền công của lần sửa này.

## Những gì không được chi trả

- Lần vỡ màn hình thứ hai: gói đã dùng hết ở lần đầu tiên.
- Vết xước nhìn thấy được nhưng không ảnh hưởng đến hình ảnh lẫn cảm ứng.
- Hư hỏng do chất lỏng, mất máy và hư hỏng do cố ý.
- Màn hình đã vỡ trước khi gói có hiệu lực.

## Mua được đến khi nào

:::steps
# Trực tuyến hoặc trong ứng dụng
Trong vòng 3 ngày kể từ khi điện thoại được kích hoạt.

# Tại trung tâm dịch vụ
Trong vòng 15 ngày kể từ khi kích hoạt, với màn hình còn nguyên vẹn. Nhân viên kiểm tra máy tại chỗ.
:::

Mỗi điện thoại chỉ mua được gói này một lần. Gói có hiệu lực vài ngày sau khi kích hoạt; bạn thấy số ngày chính xác trước khi thanh toán. Không phải mẫu máy và quốc gia nào cũng có gói này.

## Cách yêu cầu quyền lợi

1. Màn hình vỡ. [Những việc cần làm đầu tiên](article:cracked-screen-first-steps) giúp bạn tránh đứt tay và giữ được dữ liệu.
2. Bạn đến trung tâm dịch vụ, hoặc giao máy cho dịch vụ giao nhận tận nơi ở nơi có dịch vụ này.
3. Quyền lợi được khấu trừ. Bạn không cần giấy tờ, chỉ cần thiết bị.
4. Màn hình được thay, và bạn thử máy trước khi về.

:::hint
Bảo hành mở rộng là gói khác: gói này kéo dài bảo hành thêm 1 năm, dành cho lỗi chứ không dành cho tai nạn. Bạn mua trong thời hạn bảo hành, mỗi điện thoại một lần.
:::

## Nếu điện thoại được đổi

Khi bạn được đổi máy khác theo bảo hành, gói bảo vệ có thể chuyển theo. Hãy đề nghị qua đường dây nóng hoặc hỗ trợ trực tuyến; việc này mất khoảng 5 ngày làm việc. Quyền lợi còn lại được tính lại cho điện thoại mới.

Chưa rõ điện thoại của bạn có gì? Trang [kiểm tra bảo hành](page:warranty-check) cho biết tình trạng của máy.
`,
}
