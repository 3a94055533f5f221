import type { ArticleText } from '../article'

export const vi: ArticleText = {
  title: 'Màn hình bị nứt: những việc cần làm đầu tiên',
  summary:
    'Tránh đứt tay, sao lưu dữ liệu, xem hỏng bộ phận nào, rồi bình tĩnh quyết định. Vết nứt hiếm khi khá hơn nếu cứ chờ.',
  coverAlt: 'Điện thoại có màn hình bị nứt, dán ngang một dải băng keo',
  body: `
Máy rơi chỉ trong một giây, và trên tay bạn là chiếc điện thoại nứt như mạng nhện. Trước khi nghĩ đến giá, hãy làm bốn việc theo thứ tự sau.

:::steps
# Dán mặt kính
Gạt mảnh vụn bằng khăn giấy gấp lại, đừng dùng tay. Dán băng keo trong lên vết nứt. Băng keo giữ mặt kính và chặn bụi, còn màn hình thường vẫn nhận chạm qua lớp băng keo.

# Sao lưu dữ liệu
Màn hình hôm nay còn dùng được, ngày mai có thể tối đen. Hãy [sao lưu dữ liệu](article:back-up-phone-before-repair) ngay, khi bạn còn mở khóa được máy.

# Thử điện thoại
Tìm đốm đen, sọc màu và những chỗ không nhận chạm. Chụp một ảnh bằng từng camera và gọi thử một cuộc.

# Xem khung máy
Đặt điện thoại lên bàn. Nếu máy bập bênh hoặc mặt kính vênh lên ở một cạnh, khung máy đã cong. Đừng sạc cho đến khi có người kiểm tra pin.
:::

## Bộ phận nào bị hỏng

- **Chỉ mặt kính**: hình còn nguyên và cảm ứng vẫn nhận. Bạn còn thời gian, nhưng hơi ẩm và bụi sẽ lọt vào.
- **Tấm nền**: đốm, sọc, nhấp nháy hoặc tối đen. Hư hỏng lan dần, thường chỉ trong vài ngày.
- **Lớp cảm ứng**: hình vẫn đẹp, nhưng máy tự gõ hoặc không nhận chạm. Nếu cảm ứng tự nhảy, hãy tắt máy để máy không tự khóa.

Ở hầu hết điện thoại ngày nay, mặt kính, lớp cảm ứng và tấm nền là một khối và được thay cùng nhau.

## Bảo hành có chi trả không

Bảo hành áp dụng cho lỗi vật liệu và lỗi sản xuất. Máy rơi là tai nạn, nên thường không được bảo hành. Gói bảo vệ màn hình thì khác: hãy xem [gói chi trả những gì](article:screen-damage-protection-explained). Dù thế nào bạn cũng nên [kiểm tra bảo hành](page:warranty-check) để biết máy của mình được hưởng gì.

:::warning
Đừng tự mở máy để đỡ tốn tiền. Ngay sau màn hình là pin, và dụng cụ bị trượt có thể đâm thủng pin.
:::

## Điều bạn có thể trông đợi

Bạn nhận báo giá linh kiện và tiền công trước khi chúng tôi bắt tay vào làm, rồi bạn mới quyết định. Thời gian thường là 3 đến 7 ngày làm việc kể từ ngày bắt đầu sửa; thời gian này chỉ để tham khảo và kéo dài thêm khi có ngày lễ. Bài [Quy trình sửa chữa](article:how-a-repair-goes) trình bày chi tiết.
`,
}
