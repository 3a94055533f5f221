import type { ArticleText } from '../article'

export const vi: ArticleText = {
  title: 'Giữ pin điện thoại bền nhiều năm',
  summary:
    'Nóng và nhiều giờ ở mức pin đầy làm pin chai nhanh hơn cả việc sử dụng. Những thói quen này không tốn đồng nào và giữ cho pin luôn khỏe.',
  coverAlt: 'Viên pin có ba vạch đầy và một vạch trống, bên cạnh là một chiếc lá',
  body: `
Pin điện thoại nào rồi cũng chai. Việc bạn làm mỗi ngày quyết định điều đó đến sau hai năm hay bốn năm. Mọi điện thoại hiện đại đều dùng pin lithium-ion, và loại pin này ngại ba điều: nóng, quá đầy và quá cạn.

## Điều thật sự quan trọng

- **Giữ máy mát.** Pin thường xuyên nóng trên 35 °C sẽ chai nhanh hơn nhiều. Đừng để máy ngoài nắng, trên táp-lô ô tô, hay dưới gối khi đang sạc. Bài [Khi điện thoại bị nóng](article:phone-gets-hot) nêu các nguyên nhân.
- **Giữ pin trong khoảng 20 đến 80% nếu tiện.** Sạc từng lúc ngắn trong ngày cũng không sao. Pin không có hiệu ứng nhớ, nên bạn không cần dùng cạn rồi mới sạc.
- **Đừng để pin ở 100% suốt nhiều ngày.** Hầu hết điện thoại có giới hạn sạc, hoặc chế độ sạc đầy ngay trước khi bạn thức dậy. Hãy bật lên.
- **Chỉ sạc nhanh khi cần.** Sạc nhanh sinh nhiều nhiệt hơn. Ban đêm, củ sạc chậm cũng sạc đầy máy mà nhẹ nhàng hơn.

## Tìm thứ làm hao pin

:::steps
# Mở mục Pin
Vào Cài đặt, rồi mục Pin. Ở đó các ứng dụng được xếp theo lượng pin đã dùng từ lần sạc gần nhất.

# Xét ba ứng dụng đầu
Ứng dụng bạn ít khi mở mà vẫn nằm gần đầu danh sách là ứng dụng chạy nền. Hãy hạn chế chạy nền hoặc gỡ ứng dụng đó.

# Xem màn hình
Ở hầu hết điện thoại, màn hình dùng pin nhiều nhất. Hãy giảm độ sáng, bật độ sáng tự động, và đặt màn hình tắt sau 30 giây.

# Xem sóng
Sóng yếu khiến điện thoại phải phát mạnh hơn. Ở nơi không có sóng, chế độ máy bay tiết kiệm pin nhiều đến bất ngờ.
:::

## Khi đến lúc thay pin

Nhiều điện thoại hiện tình trạng pin trong Cài đặt. Khi pin còn dưới khoảng 80% dung lượng lúc mới, bạn cảm nhận được mỗi ngày. Dấu hiệu khác là máy tắt khi còn 20%, hoặc mức pin nhảy một lúc mười phần trăm.

:::warning
Nếu nắp lưng đội lên hoặc màn hình bị hở, pin đã phồng. Hãy tắt máy, đừng sạc, đừng ấn, và mang máy đến trung tâm dịch vụ.
:::

Pin là bộ phận hao mòn, nên bảo hành áp dụng cho lỗi chứ không cho việc pin chai bình thường. Hãy [kiểm tra bảo hành](page:warranty-check) để biết điều gì áp dụng cho máy của bạn, và đọc bài [Quy trình sửa chữa](article:how-a-repair-goes) trước khi đến.
`,
}
