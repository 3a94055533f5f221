import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const vi: FaqTextsOf<typeof topic> = {
  'find-the-price-of-a-part': {
    question: 'Xem giá linh kiện ở đâu?',
    answer: `
Ở trang [giá linh kiện](page:spare-parts-price). Hãy chọn lần lượt:

1. sản phẩm và thương hiệu,
2. dòng máy và mẫu máy,
3. loại linh kiện, như màn hình hoặc pin,
4. dung lượng RAM và ROM, nếu là bo mạch chủ.

Bạn thấy giá linh kiện, tiền công và tổng cộng. Cả ba đều là giá tham khảo tại nước bạn. Nếu không biết mẫu máy, hãy vào Cài đặt, mục “Thông tin điện thoại”, hoặc xem trên hộp.

Mẫu máy không có trong danh sách có thể quá mới hoặc quá cũ. Khi đó [trung tâm dịch vụ](page:service-center) vẫn báo giá được cho bạn.
`,
  },
  'why-the-final-price-can-differ': {
    question: 'Vì sao giá cuối cùng có thể khác giá trên trang web?',
    answer: `
Trang web chỉ biết linh kiện bạn chọn, còn kỹ thuật viên biết rõ máy của bạn. Giá khác nhau thường vì những lý do sau:

- **Còn lỗi khác phía sau lỗi đầu tiên.** Điện thoại không sạc được có thể cần cổng sạc, pin hoặc bo mạch chủ.
- **Hư hỏng xung quanh.** Khung cong làm vỡ màn hình mới trong vài ngày, nên phải thay cả hai.
- **Bảo hành hoặc gói bảo vệ.** Khi đó bạn trả ít hơn hoặc không phải trả.
- **Giá mới hơn.** Giá thay đổi; giá vào ngày lập báo giá là giá được áp dụng.

Bạn nhận báo giá trước khi bắt đầu sửa, với linh kiện và tiền công ghi riêng. Nếu giá cao hơn bạn nghĩ, bạn có thể từ chối và nhận lại máy nguyên trạng. Hãy hỏi trước xem việc kiểm tra máy có mất phí không.
`,
  },
  'is-my-part-genuine': {
    question: 'Làm sao biết linh kiện có chính hãng không?',
    answer: `
Linh kiện của dịch vụ chúng tôi có số sê-ri. Hãy nhập số này ở trang [kiểm tra linh kiện](page:spare-parts-serial) và bạn nhận một trong hai câu trả lời: số này chính hãng và thuộc dịch vụ của chúng tôi, hoặc không phải.

Hãy chép số trên nhãn của linh kiện hoặc trên túi đựng, đúng từng chữ cái và chữ số. \`O\` và \`0\`, \`I\` và \`1\` rất dễ nhầm, nên hãy thử cả hai trước khi kết luận.

:::warning
Pin không chính hãng có thể phồng hoặc cháy. Nếu pin phồng, có mùi hoặc nóng lên khi máy để yên, hãy ngừng sạc và mang máy đến [trung tâm dịch vụ](page:service-center). Đừng ấn và đừng chọc thủng pin.
:::
`,
  },
  'can-i-keep-the-old-part': {
    question: 'Tôi có thể giữ lại linh kiện đã thay không?',
    answer: `
Thường là được, nếu bạn trả phí sửa. Hãy nói khi giao máy, vì linh kiện được phân loại ngay trong ngày. Có ba trường hợp ngoại lệ:

- Khi sửa theo bảo hành hoặc gói bảo vệ, linh kiện cũ thường được thu hồi để đổi lấy linh kiện mới.
- Pin phồng hoặc rò rỉ được giữ lại tại trung tâm, vì mang về nhà rất nguy hiểm.
- Bo mạch chủ đã thay chứa dữ liệu của bạn. Chúng tôi không giao bo mạch còn dùng được cho bất kỳ ai.

Những gì giữ lại được tháo rời và tái chế. Bài [Đồ điện tử cũ đi về đâu](article:what-happens-to-old-electronics) kể việc này diễn ra thế nào, và bạn có thể làm gì với chính thiết bị cũ của mình.
`,
  },
}
