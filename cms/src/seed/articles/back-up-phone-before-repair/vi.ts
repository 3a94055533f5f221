import type { ArticleText } from '../article'

export const vi: ArticleText = {
  title: 'Sao lưu dữ liệu trước khi sửa máy',
  summary:
    'Khi sửa có thể phải xóa dữ liệu trong máy. Nửa giờ chuẩn bị trước giúp bạn giữ được ảnh, tin nhắn và danh bạ, kể cả khi màn hình đã vỡ.',
  coverAlt: 'Điện thoại gửi nội dung lên đám mây, có dấu tích xác nhận',
  body: `
Chúng tôi sửa điện thoại, nhưng không thể hứa giữ được những gì lưu trong máy. Có lần sửa phải khôi phục cài đặt gốc, và điện thoại hỏng giữa lúc thử có thể mất bộ nhớ. Vì vậy, quy tắc rất đơn giản: những gì bạn muốn giữ cũng phải có ở một nơi khác trước khi bạn giao máy.

## Cần giữ lại những gì

- **Ảnh và video**, phần lớn nhất và cũng là phần nhiều người tiếc nhất.
- **Danh bạ và lịch**, nếu nằm trong máy chứ không nằm trong tài khoản.
- **Tin nhắn.** Hầu hết ứng dụng nhắn tin có tính năng sao lưu riêng, nhưng thường chưa được bật.
- **Mã đăng nhập.** Mã trong ứng dụng xác thực không tự chuyển theo. Hãy chuyển sang thiết bị khác, hoặc ghi lại các mã khôi phục.
- **Tệp**: tệp tải xuống, bản ghi âm, bản quét, ghi chú.

## Cách sao lưu

:::steps
# Cắm sạc và kết nối Wi-Fi
Lần sao lưu đầu tiên mất từ mười phút đến vài giờ, và sẽ dừng nếu máy hết pin.

# Sao lưu vào tài khoản
Trong Cài đặt, tìm “sao lưu”, chọn những gì cần giữ rồi bắt đầu. Hãy chờ đến khi thấy thông báo có ngày và giờ.

# Chép ảnh thêm một bản
Nối điện thoại với máy tính bằng cáp, chọn truyền tệp và chép thư mục \`DCIM\`. Nếu không có máy tính, hầu hết điện thoại dùng được USB có đầu cắm phù hợp.

# Sao lưu từng ứng dụng nhắn tin
Mở phần cài đặt của ứng dụng, tìm mục sao lưu tin nhắn và tự bấm sao lưu.

# Kiểm tra trước khi xóa
Mở tài khoản bằng trình duyệt trên một thiết bị khác và tìm một tấm ảnh chụp hôm nay.
:::

:::hint
Màn hình tối hoặc không phản hồi nhưng điện thoại vẫn đổ chuông? Với nhiều mẫu máy, một đầu chuyển từ USB-C sang chuột và một đầu chuyển khác sang TV giúp bạn nhìn thấy và xác nhận những gì cần thiết. Nếu chưa chắc, hãy hỏi tại trung tâm dịch vụ.
:::

## Ngay trước khi giao máy

Tháo thẻ SIM và thẻ nhớ. Ghi lại [IMEI](article:find-your-imei-number). Đăng xuất tài khoản và tắt tính năng khóa và tìm máy thất lạc: khi tính năng này còn bật, không thể thiết lập bo mạch chủ mới. Nếu điện thoại còn hoạt động, hãy xóa dữ liệu trong Cài đặt, mục Đặt lại. Một bài riêng giải thích [chúng tôi làm gì với dữ liệu còn lại trong máy](article:how-we-treat-your-data-in-a-repair).
`,
}
