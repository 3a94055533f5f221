import type { ArticleText } from '../article'

export const vi: ArticleText = {
  title: 'Khi điện thoại bị nóng',
  summary:
    'Máy ấm lên khi sạc hay chơi game là bình thường. Bài này giúp bạn phân biệt ấm với quá nóng, làm mát máy và tìm ra nguyên nhân.',
  coverAlt: 'Điện thoại nằm giữa mặt trời và nhiệt kế, hơi nóng bốc lên từ máy',
  body: `
Điện thoại không có quạt. Nhiệt truyền ra vỏ máy, rồi từ đó ra không khí và tay bạn. Vì vậy, máy ấm lên khi làm việc nhiều, và như thế là đúng. Máy quá nóng khi bạn không muốn cầm nữa, khi máy hiện cảnh báo, hoặc khi máy chậm đi, giảm độ sáng màn hình hay ngừng sạc.

## Làm mát máy

:::steps
# Dừng những gì gây nóng
Rút sạc, đóng trò chơi, camera hoặc ứng dụng chỉ đường, và tắt điểm phát Wi-Fi.

# Tháo ốp
Ốp dày giữ nhiệt lại.

# Mang máy vào chỗ râm
Tốt nhất là nơi có gió, trước quạt hoặc trên nền đá. Thường mười phút là đủ.

# Để máy nghỉ
Tắt màn hình, hoặc bật chế độ máy bay khi máy rất nóng.
:::

:::warning
Đừng bao giờ làm mát điện thoại trong tủ lạnh, ngăn đá hay bằng nước đá. Hơi ẩm trong không khí sẽ đọng thành nước bên trong máy. [Nước trong điện thoại](article:phone-fell-in-water) còn hại hơn nóng máy.
:::

## Tìm nguyên nhân

- **Khi đang sạc.** Bề mặt mềm như giường giữ nhiệt lại. Cáp đã mòn hoặc củ sạc không đúng loại làm máy nóng thêm. Hãy thử bộ cáp và củ sạc khác.
- **Trong ô tô.** Nắng qua kính lái, chỉ đường, sạc và độ sáng tối đa cùng một lúc thì không điện thoại nào tản nhiệt kịp. Hãy đặt máy trước cửa gió điều hòa.
- **Trong túi.** Có ứng dụng đang chạy nền. Hãy vào Cài đặt, Pin, xem ứng dụng nào đứng đầu.
- **Sau khi cập nhật.** Trong một hai ngày, máy sắp xếp ảnh và chuẩn bị ứng dụng. Việc này tự hết.
- **Khi sóng yếu.** Máy phải phát sóng mạnh hơn. Hãy dùng Wi-Fi khi có thể.

## Khi nào cần kỹ thuật viên

Hãy mang máy đến khi máy nóng dù không dùng, khi chỉ nóng ở một điểm nhỏ, hoặc khi nắp lưng đội lên. Pin đã phồng thì không được sạc, không được ấn.

Nhiệt độ cao làm pin giảm tuổi thọ, kể cả khi có vẻ không sao. Bài [Giữ pin điện thoại bền nhiều năm](article:make-your-phone-battery-last) nêu thêm những cách khác.
`,
}
