import type { ArticleText } from '../article'

export const vi: ArticleText = {
  title: 'Chúng tôi xử lý dữ liệu của bạn thế nào khi sửa máy',
  summary:
    'Điện thoại chứa cả nửa cuộc sống của bạn. Bài này cho biết kỹ thuật viên được xem gì, không bao giờ làm gì, và bạn có thể tự làm gì.',
  coverAlt: 'Ổ khóa lớn nằm giữa điện thoại có danh bạ và thư mục ảnh',
  body: `
Giao điện thoại cũng là giao cả ảnh, tin nhắn và ứng dụng ngân hàng. Bạn cần biết chúng được xử lý ra sao. Đây là các quy tắc áp dụng cho mọi lần sửa máy tại Carelane.

## Những gì chúng tôi không bao giờ làm

- Chúng tôi không xem ảnh, tin nhắn, danh bạ hay lịch sử trình duyệt của bạn.
- Chúng tôi không sao chép nội dung trong máy của bạn.
- Chúng tôi không hỏi mật khẩu tài khoản, ngân hàng hay email.
- Chúng tôi không cài bất cứ thứ gì mà việc sửa chữa không cần đến.

## Kỹ thuật viên cần gì

Có những phần chỉ thử được khi máy đã mở khóa: cảm ứng, camera, micrô, sạc, mạng. Bạn chỉ cần chọn một trong ba cách sau.

:::steps
# Bạn xóa dữ liệu trong máy
Đây là cách tốt nhất khi máy còn hoạt động. Trước hết hãy [sao lưu dữ liệu](article:back-up-phone-before-repair), rồi khôi phục cài đặt gốc trong Cài đặt.

# Bạn bật chế độ sửa chữa
Một số điện thoại có chế độ chuyển sang một người dùng mới, trống và ẩn dữ liệu của bạn. Hãy tìm “chế độ sửa chữa” hoặc “chế độ bảo trì” trong Cài đặt.

# Bạn tự mở khóa
Nếu chỉ cần thử nhanh, bạn có thể ngồi chờ và tự nhập mã, khi giao máy và khi nhận máy.
:::

:::warning
Đừng bao giờ ghi mã lên phiếu sửa chữa, và đừng gửi mã qua tin nhắn. Không ai trong bộ phận dịch vụ của chúng tôi hỏi mật khẩu tài khoản, và không ai gọi cho bạn để lấy mật khẩu. Nếu có người làm vậy, hãy cúp máy và gọi đường dây nóng ở chân trang.
:::

## Khi thay linh kiện có bộ nhớ

Ở hầu hết điện thoại, dữ liệu nằm trên bo mạch chủ. Nếu phải thay bo mạch, dữ liệu cũng mất theo; chúng tôi báo trước và bạn quyết định. Chúng tôi không giao bo mạch đã thay mà còn dùng được cho bất kỳ ai.

## Khi phải xóa dữ liệu

Với một số lỗi, khôi phục cài đặt gốc là một phần của việc sửa chữa. Chúng tôi hỏi bạn trước. Không có bản sao lưu thì không lấy lại được những gì trong máy, và chúng tôi không thể chịu trách nhiệm về việc đó. Vì vậy, hãy dành nửa giờ để sao lưu trước.

## Những gì chúng tôi lưu giữ

Phiếu sửa chữa có những gì cần cho việc sửa: tên và cách liên lạc với bạn, IMEI hoặc số sê-ri, lỗi, linh kiện và ngày tháng. Bạn có thể hỏi chúng tôi lưu gì về bạn, và yêu cầu sửa chỗ sai. Chính sách quyền riêng tư ở chân trang nêu cách làm.

Nếu bạn cảm thấy có người không giữ đúng các quy tắc này, hãy cho chúng tôi biết qua đường dây nóng, hoặc khi đánh giá việc sửa chữa.
`,
}
