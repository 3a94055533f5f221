import type { ArticleText } from '../article'

export const vi: ArticleText = {
  title: 'Điện thoại rơi xuống nước: việc cần làm ngay',
  summary:
    'Những phút đầu có tính quyết định. Hãy tắt máy, lau khô, đừng sạc. Gạo không giúp ích, còn hơi nóng thì gây hại.',
  coverAlt: 'Điện thoại chìm xuống làn sóng, nước bắn tung ra hai bên',
  body: `
Riêng nước hiếm khi làm hỏng điện thoại. Dòng điện mới là nguyên nhân: nơi nước gặp điện áp, các điểm tiếp xúc bị ăn mòn chỉ trong vài giờ. Mọi việc dưới đây đều có chung một mục đích: giữ máy tắt nguồn cho đến khi khô.

## Năm phút đầu tiên

:::steps
# Lấy máy ra và tắt nguồn
Giữ nút nguồn cho đến khi máy tắt. Đừng thử xem còn gì hoạt động không.

# Đừng cắm gì vào máy
Không cắm sạc, không cắm tai nghe. Nếu máy đang sạc khi bị ướt, hãy ngắt điện ổ cắm trước, rồi rút củ sạc chứ đừng rút điện thoại.

# Tháo những gì tháo được
Ốp lưng, khay SIM, thẻ nhớ. Nước đọng phía sau những thứ này.

# Để nước chảy ra
Cầm máy sao cho cổng sạc hướng xuống và gõ nhẹ vào lòng bàn tay. Sau đó thấm bằng khăn mềm.

# Lau sạch muối và đường
Nếu máy dính nước biển, nước trái cây hay cà phê, hãy lau bên ngoài bằng khăn thấm nước sạch. Đừng đưa điện thoại dưới vòi nước.
:::

## Để máy khô

Đặt máy ở nơi khô ráo, thoáng khí, cổng sạc hướng xuống, trước quạt nếu có. Để 24 giờ, tốt hơn là 48 giờ. Sau đó cảnh báo hơi ẩm ở cổng sạc có thể còn hiện một lúc: máy đo được hơi ẩm thật, nên hãy chờ đến khi cảnh báo tắt.

:::warning
Đừng dùng máy sấy tóc, lò nướng, máy sưởi hay phơi nắng: nóng làm mềm gioăng và keo, và có thể làm hỏng pin. Cũng đừng dùng gạo. Gạo hút được rất ít nước, còn bụi gạo lọt vào cổng sạc.
:::

## Bật máy và thử

Bật máy lên và thử lần lượt: cảm ứng, cả hai camera, gọi điện khi bật và khi tắt loa ngoài, Wi-Fi, sạc. Hơi nước mờ sau camera, loa rè hoặc pin ấm lên nghĩa là bên trong còn ẩm. Hãy tắt máy lại và mang đến cho chúng tôi.

## Chống nước và bảo hành

Chuẩn chống nước như IP68 là kết quả thử máy mới trong nước sạch, đứng yên. Gioăng kém dần theo thời gian, và một cú rơi có thể tạo ra khe hở mà bạn không thấy. Bên trong máy có những điểm đánh dấu nhỏ đổi màu khi nước chạm đến, và hư hỏng do chất lỏng thường không phải lỗi của sản phẩm. Hãy [kiểm tra bảo hành](page:warranty-check) và hỏi báo giá trước khi bắt đầu sửa.

Khi máy còn hoạt động, hãy [sao lưu dữ liệu](article:back-up-phone-before-repair). Máy vẫn âm thầm bị ăn mòn, và điện thoại hôm nay còn chạy có thể hỏng sau hai tuần.
`,
}
