import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const vi: FaqTextsOf<typeof topic> = {
  'phone-charges-slowly': {
    question: 'Vì sao điện thoại của tôi sạc chậm hoặc không sạc được?',
    answer: `
Thường là do bụi trong cổng sạc hoặc do cáp, và bạn tự xử lý được cả hai.

:::steps
# Đổi cáp, rồi đổi củ sạc
Hãy thử loại đang sạc tốt cho một điện thoại khác. Sợi cáp mảnh để lâu trong ngăn kéo thường truyền quá ít điện.

# Nhìn vào cổng sạc
Nếu đầu cắm không khít, bên trong có bụi vải bị nén lại. Hãy [vệ sinh cổng sạc](article:how-to-clean-charging-port-on-phone) khi đã tắt máy, bằng tăm gỗ, tuyệt đối không dùng vật kim loại.

# Để máy nguội
Điện thoại nóng sẽ sạc chậm để bảo vệ pin. Hãy tháo ốp và để máy tránh nắng.
:::

Vẫn sạc chậm? Có thể cổng sạc đã mòn hoặc pin đã chai. Hãy xem [giá linh kiện](page:spare-parts-price) trước khi đến.
`,
  },
  'phone-got-wet': {
    question: 'Điện thoại của tôi bị ướt. Việc đầu tiên cần làm là gì?',
    answer: `
Tắt máy và cứ để tắt. Máy hỏng do nước gặp dòng điện, không phải do riêng nước.

:::steps
# Tháo những gì tháo được
Nắp lưng, khay SIM, thẻ nhớ. Đừng mở ốc vít.

# Lau khô bên ngoài
Dùng khăn và để cổng sạc hướng xuống. Đừng vẩy máy.

# Để nơi có gió
Đặt máy trước quạt một đến hai ngày. Gạo không giúp ích, bụi gạo còn lọt vào cổng; máy sấy tóc thì đẩy nước vào sâu hơn.
:::

:::warning
Đừng cắm sạc để thử xem máy còn chạy không.
:::

Nếu dính nước mặn hoặc đồ uống, hãy mang máy đến [trung tâm dịch vụ](page:service-center) ngay trong ngày: những gì khô lại bên trong sẽ ăn mòn máy. Xem thêm bài [Điện thoại rơi xuống nước](article:phone-fell-in-water).
`,
  },
  'battery-drains-fast': {
    question: 'Pin của tôi hết nhanh. Tôi có cần pin mới không?',
    answer: `
Trước hết hãy xem có gì đang ngốn pin không. Mở Cài đặt, mục Pin, rồi xem danh sách ứng dụng trong ngày qua. Nếu một ứng dụng dùng vượt xa các ứng dụng khác, đó là nguyên nhân: hãy cập nhật, hạn chế chạy nền hoặc gỡ ứng dụng đó. Sau một bản cập nhật hệ thống lớn, hãy chờ hai ngày vì máy đang sắp xếp tệp.

Pin đã chai khi máy tắt lúc còn 20 hoặc 30%, khi pin hết nhanh cả ở chế độ máy bay, hoặc sau vài năm sạc hằng ngày. Khi đó chỉ có pin mới giúp được. [Xem giá pin](page:spare-parts-price).

:::warning
Nắp lưng bị đội lên hoặc màn hình bị hở? Hãy ngừng sạc và mang máy đến.
:::
`,
  },
  'phone-is-frozen': {
    question: 'Điện thoại của tôi bị treo, không phản hồi. Khởi động lại thế nào?',
    answer: `
:::steps
# Buộc khởi động lại
Giữ đồng thời nút nguồn và nút giảm âm lượng trong 10 đến 15 giây, cho đến khi máy rung. Ở một số mẫu máy, chỉ cần giữ nút nguồn. Không có gì bị xóa.

# Sạc nửa giờ
Pin cạn hẳn thì lúc đầu máy không hiện gì. Hãy dùng củ sạc, đừng sạc từ máy tính.

# Dọn bộ nhớ
Khi máy chạy lại, hãy giữ trống ít nhất một phần mười bộ nhớ. Máy đầy sẽ lại bị treo.
:::

Nếu máy cứ dừng ở logo, hệ thống đã hỏng. Cập nhật phần mềm tại [trung tâm dịch vụ](page:service-center) thường khắc phục được; đôi khi phải khôi phục cài đặt gốc. Hãy đề nghị sao lưu dữ liệu trước, nếu còn làm được.
`,
  },
  'clean-a-screen': {
    question: 'Làm sao lau màn hình mà không làm hỏng?',
    answer: `
:::steps
# Tắt màn hình
Trên nền đen dễ thấy vết bẩn hơn, và bạn không bấm nhầm.

# Lau khô
Dùng khăn sợi siêu mịn sạch, lau nhẹ theo một chiều. Khăn giấy làm xước lớp phủ.

# Lau ẩm, nếu cần
Nhỏ vài giọt nước cất lên khăn, đừng bao giờ nhỏ lên màn hình. Lau khô ngay.
:::

Nước lau kính, cồn và giấm làm bong lớp phủ của màn hình TV và máy tính xách tay. Với điện thoại, thỉnh thoảng lau bằng cồn 70% thì được, nhưng không dùng khi màn hình bị nứt. Đừng để chất lỏng vào loa và các cổng. [Màn hình TV cần nhẹ tay hơn](article:clean-tv-screen-safely) vì tấm nền dễ cong.
`,
  },
  'air-conditioner-cools-badly': {
    question: 'Điều hòa của tôi làm mát kém. Tôi tự kiểm tra được gì?',
    answer: `
:::steps
# Lưới lọc
Đây là nguyên nhân thường gặp nhất. Hãy [vệ sinh lưới lọc](article:clean-air-conditioner-filter) bằng nước hơi ấm, phơi khô trong bóng râm, và lặp lại hai tuần một lần vào mùa nóng.

# Cài đặt
Chọn chế độ làm mát, không phải chế độ quạt hay hút ẩm. Đặt 24 đến 26 °C và chỉnh cánh gió hướng lên.

# Dàn nóng
Dàn nóng cần thoáng mọi phía. Hãy ngắt điện ở công tắc trên tường, rồi gỡ lá cây và túi ni lông khỏi lưới.
:::

Ống đóng băng, nước chảy trong nhà hoặc có tiếng xì là việc của kỹ thuật viên. Nạp gas cũng vậy: gas không tự hao đi, thiếu gas nghĩa là có chỗ rò. [Yêu cầu kỹ thuật viên đến nhà](page:air-conditioner-repair-and-service).
`,
  },
}
