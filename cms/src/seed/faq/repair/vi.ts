import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const vi: FaqTextsOf<typeof topic> = {
  'how-long-does-a-repair-take': {
    question: 'Sửa máy mất bao lâu?',
    answer: `
Thường từ 3 đến 7 ngày làm việc, tính từ ngày bắt đầu sửa. Thời gian này chỉ để tham khảo: ngày lễ hoặc linh kiện phải đặt hàng sẽ khiến việc sửa lâu hơn. Bạn xem ngày sửa xong dự kiến ở trang [tình trạng sửa chữa](page:repair-status).

Một số lỗi được sửa nhanh trong khoảng 2 giờ và bạn có thể ngồi chờ. Điều đó tùy vào lỗi, vào việc linh kiện có sẵn hay không và vào số người đến trước bạn. Hãy hỏi khi giao máy.

:::hint
Hãy đến sớm, vào ngày giữa tuần. Ngày làm việc đầu tiên và cuối cùng của tuần là lúc đông người nhất.
:::
`,
  },
  'what-does-a-repair-cost': {
    question: 'Sửa máy hết bao nhiêu tiền và khi nào tôi biết giá?',
    answer: `
Bạn biết giá trước khi chúng tôi bắt tay vào sửa. Báo giá ghi riêng linh kiện và tiền công, bạn đồng ý hay từ chối đều được.

Để ước lượng trước, hãy xem [giá linh kiện](page:spare-parts-price): chọn sản phẩm, thương hiệu, dòng máy và mẫu máy để xem giá linh kiện, tiền công và tổng cộng. Đây là giá tham khảo. Kỹ thuật viên kiểm tra máy rồi mới lập báo giá chính thức.

Lỗi vật liệu hoặc lỗi sản xuất trong thời hạn bảo hành được sửa miễn phí. Trước tiên, hãy [kiểm tra bảo hành](page:warranty-check) và xem bạn có [gói bảo vệ màn hình](page:protection) không.
`,
  },
  'what-to-bring-to-a-repair': {
    question: 'Tôi cần mang gì khi đem máy đi sửa?',
    answer: `
:::steps
# Máy, còn một ít pin
Máy lên nguồn thì kỹ thuật viên mới thử được. Nếu lỗi liên quan đến sạc, hãy mang cả củ sạc và cáp.

# Hóa đơn, nếu có
Hóa đơn có ích khi chưa rõ ngày mua. Thẻ trong hộp của một số thiết bị giúp bạn được ưu tiên tiếp đón.

# Dữ liệu đã sao lưu
Hãy [sao lưu dữ liệu](article:back-up-phone-before-repair), rồi tháo thẻ SIM và thẻ nhớ.

# Tài khoản và mã khóa
Đăng xuất khỏi tài khoản, hoặc sẵn sàng tự mở khóa máy. Đừng bao giờ ghi mã lên phiếu sửa chữa.
:::

Hãy để ốp lưng và kính cường lực ở nhà: chúng dễ thất lạc và gây vướng khi sửa.
`,
  },
  'how-to-track-a-repair': {
    question: 'Làm sao biết máy của tôi sửa đến đâu rồi?',
    answer: `
Mở trang [tình trạng sửa chữa](page:repair-status) và nhập một trong hai thông tin sau:

- **mã phiếu sửa chữa**, có trên giấy bạn nhận khi giao máy;
- **số điện thoại** bạn đã để lại, có mã quốc gia ở trước, ví dụ \`+234\`, dấu gạch nối rồi đến số.

Bạn xem được tình trạng bằng chữ, như “Đang sửa” hoặc “Hoàn tất”, và thời điểm của từng bước. Nếu không tìm thấy gì, hãy kiểm tra lại các chữ số trước, rồi đến số điện thoại: số này phải trùng với số trên phiếu. Nếu vẫn không thấy, hãy [liên hệ với chúng tôi](page:contact) và để sẵn phiếu bên mình.
`,
  },
  'will-my-data-be-erased': {
    question: 'Dữ liệu của tôi có bị xóa khi sửa máy không?',
    answer: `
Có thể. Một số lỗi cần khôi phục cài đặt gốc, còn khi thay bo mạch chủ thì dữ liệu cũng mất theo. Trong cả hai trường hợp, chúng tôi hỏi bạn trước khi làm. Không có bản sao lưu thì không lấy lại được những gì trong máy. Vì vậy, hãy [sao lưu dữ liệu](article:back-up-phone-before-repair) trước khi giao máy, kể cả khi lỗi nhỏ.

Kỹ thuật viên không mở ảnh, tin nhắn hay tài khoản của bạn, và không ai hỏi mật khẩu tài khoản. Nếu máy có chế độ sửa chữa, hãy bật lên: máy sẽ chuyển sang một người dùng trống và ẩn dữ liệu của bạn. Bài [Chúng tôi xử lý dữ liệu của bạn thế nào khi sửa máy](article:how-we-treat-your-data-in-a-repair) nêu đầy đủ các quy tắc.
`,
  },
  'can-my-phone-be-picked-up': {
    question: 'Điện thoại của tôi có được nhận và giao trả tận nơi không?',
    answer: `
Ở một số thành phố thì có. Với dịch vụ sửa chữa giao nhận tận nơi, bạn đặt lịch, chúng tôi đến lấy máy rồi sửa. [Trang dịch vụ hậu mãi](page:after-sales) của nước bạn nêu các thành phố có dịch vụ này, nếu có.

:::steps
# Đặt lịch
Cho biết địa chỉ, thời gian và lỗi của máy. Bạn nhận được một mã phiếu sửa chữa.

# Đóng gói
Sao lưu dữ liệu, tắt máy, tháo các thẻ và bọc máy sao cho không bị xê dịch.

# Theo dõi
Trang [tình trạng sửa chữa](page:repair-status) cho biết khi nào máy chờ được lấy, khi nào máy trên đường và khi nào máy đang được sửa.
:::

Nếu phải trả phí, bạn nhận báo giá trước, giống như khi đến quầy.
`,
  },
  'can-i-book-a-repair-time': {
    question: 'Tôi có thể đặt lịch sửa chữa không?',
    answer: `
Ở nơi có đặt lịch trực tuyến, bạn vào trang [đặt lịch sửa chữa](page:repair-appointment), hoặc chọn “Đặt lịch ngay” cạnh từng kết quả khi [tìm trung tâm dịch vụ](page:service-center). Hãy chọn trung tâm, ngày, giờ và nói ngắn gọn máy bị gì.

Lịch hẹn nghĩa là có người chờ đón bạn. Lịch hẹn không cho biết sửa mất bao lâu: điều đó tùy vào lỗi và linh kiện.

Nếu nước bạn chưa có đặt lịch trực tuyến, hãy đến trong giờ mở cửa mà không cần hẹn. Nếu đường xa, bạn nên gọi trước cho trung tâm và hỏi linh kiện đã có chưa.
`,
  },
  'the-fault-came-back': {
    question: 'Sửa xong máy lại bị lỗi cũ. Tôi phải làm gì?',
    answer: `
Hãy mang máy trở lại cùng phiếu của lần sửa đầu. Lỗi cũ tái diễn ngay sau khi sửa sẽ được ưu tiên kiểm tra lại. Hãy ghi lại lúc nào lỗi xảy ra và quay một đoạn video ngắn nếu được: lỗi lúc có lúc không rất khó tìm trên bàn sửa.

Trước khi đi, hãy loại trừ hai điều trông giống lỗi cũ mà không phải:

- ốp lưng hoặc kính cường lực che cảm biến hay đè lên nút;
- ứng dụng được cài sau khi sửa. Hãy khởi động lại máy ở chế độ an toàn, nếu máy có chế độ này, và xem lỗi có còn không.

Bạn cũng hãy [đánh giá việc sửa chữa](article:rate-your-repair): lỗi tái diễn là điều chúng tôi cần biết nhất.
`,
  },
}
