import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const vi: FaqTextsOf<typeof topic> = {
  'find-a-service-center': {
    question: 'Làm sao tìm trung tâm dịch vụ gần nhất?',
    answer: `
Mở trang [trung tâm dịch vụ](page:service-center). Bạn có thể tìm theo hai cách:

- theo **quốc gia, tỉnh và thành phố**, lần lượt từ danh sách này sang danh sách kia;
- theo **từ khóa**, như tên đường, quận hoặc trung tâm thương mại.

Mỗi kết quả cho biết tên, số điện thoại, địa chỉ email, giờ mở cửa từng ngày trong tuần, thương hiệu được phục vụ, khoảng cách và đường đi. Để tính khoảng cách, trình duyệt hỏi vị trí của bạn; nếu bạn từ chối, mọi thứ khác vẫn dùng được.

Nếu không tìm thấy gì, hãy chọn một thành phố lớn hơn ở gần, hoặc bỏ tên quận. Cách viết trên bản đồ và trong địa chỉ khác nhau nhiều hơn ta tưởng.
`,
  },
  'when-is-the-center-open': {
    question: 'Trung tâm dịch vụ của tôi mở cửa khi nào?',
    answer: `
[Trang trung tâm dịch vụ](page:service-center) ghi giờ của từng trung tâm cho từng ngày từ thứ Hai đến Chủ nhật. Giờ mỗi nơi mỗi khác: trung tâm trong trung tâm thương mại có thể mở muộn hơn và mở cả Chủ nhật, còn trung tâm ở khu văn phòng có thể nghỉ thứ Bảy.

Vào ngày lễ và tháng Ramadan, giờ mở cửa có thể thay đổi mà chỉ được báo sát ngày. Hãy gọi trước khi đi; số điện thoại nằm cạnh giờ mở cửa.

:::hint
Nếu muốn ngồi chờ sửa, hãy đến ít nhất một giờ trước khi đóng cửa. Máy đến muộn hơn sẽ được kiểm tra vào sáng hôm sau.
:::

Giờ ghi ở chân trang là giờ của đường dây nóng, không phải của các trung tâm.
`,
  },
  'which-devices-does-a-center-take': {
    question: 'Trung tâm nào cũng sửa được mọi thiết bị phải không?',
    answer: `
Không. Mỗi kết quả khi [tìm trung tâm](page:service-center) đều ghi thương hiệu mà trung tâm phục vụ. Điện thoại Aster, điện thoại Kite và phụ kiện Kite được nhận tại quầy. Với TV, điều hòa, tủ lạnh và máy giặt Solis, kỹ thuật viên thường đến nhà, vì những máy này lớn và nên được thử ngay tại chỗ đặt.

Trước khi mang vật nặng đi, hãy gọi cho trung tâm. Hãy chuẩn bị sẵn:

- mẫu máy và số sê-ri trên nhãn,
- ngày mua,
- một câu mô tả máy bị gì.

Trung tâm sẽ cho biết bạn nên đến, gửi máy hay chờ kỹ thuật viên đến nhà. Với máy tính xách tay và máy tính bảng, hãy hỏi xem linh kiện có sẵn không.
`,
  },
  'what-is-priority-reception': {
    question: 'Ưu tiên tiếp đón là gì và ai được hưởng?',
    answer: `
Một số thiết bị có một tấm thẻ trong hộp. Hãy xuất trình thẻ tại trung tâm dịch vụ và bạn được phục vụ trước những người đang xếp hàng. Thẻ chỉ có tác dụng đó: việc tiếp đón nhanh hơn, còn việc sửa thì không, và bảo hành lẫn giá đều không đổi.

:::steps
# Tìm trong hộp
Thẻ nằm cùng tờ hướng dẫn nhanh. Không phải mẫu máy nào cũng có.

# Mang thẻ theo máy
Đưa thẻ cho nhân viên tiếp đón trước khi lấy số.
:::

Không có thẻ, bạn được phục vụ theo thứ tự như mọi người. Nếu đã đặt lịch, hãy đến đúng giờ hẹn: khi đó bạn không cần thẻ. Hãy cất thẻ cùng hóa đơn để tìm thấy ngay cả hai khi máy hỏng và bạn đang vội.
`,
  },
  'no-center-near-me': {
    question: 'Gần tôi không có trung tâm dịch vụ. Tôi phải làm gì?',
    answer: `
Hãy thử lần lượt những cách sau:

:::steps
# Hỏi trước
Mở [cửa sổ trò chuyện](page:chat) hoặc gọi đường dây nóng ở chân trang. Nhiều lỗi chỉ do cài đặt; với những lỗi còn lại, biết rõ hỏng gì thì dễ sắp xếp hơn.

# Xem máy có được lấy tận nơi không
Một số thành phố có dịch vụ sửa chữa giao nhận tận nơi, và có người đến lấy máy. [Trang dịch vụ hậu mãi](page:after-sales) nêu tên các thành phố đó.

# Chỉ đi một chuyến
Gọi cho trung tâm gần nhất, cho biết mẫu máy và lỗi, và nhờ họ báo khi có linh kiện. Như vậy bạn chỉ phải đi một lần.
:::

:::warning
Đừng gửi máy có pin phồng hoặc máy đã rơi xuống nước qua bưu điện. Hãy tự mang đến.
:::
`,
  },
}
