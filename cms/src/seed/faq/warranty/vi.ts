import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const vi: FaqTextsOf<typeof topic> = {
  'how-to-check-warranty': {
    question: 'Làm sao biết điện thoại của tôi còn bảo hành không?',
    answer: `
:::steps
# Tìm IMEI
Bấm \`*#06#\`. Dãy số gồm 15 chữ số hiện trên màn hình. Số này cũng có trên hộp. Nếu điện thoại không lên nguồn, bài [Tìm IMEI của điện thoại](article:find-your-imei-number) chỉ ra những nơi khác có ghi số này.

# Nhập IMEI
Mở trang [kiểm tra bảo hành](page:warranty-check), nhập IMEI và so lại các chữ số một lần nữa.

# Đọc kết quả
Bạn thấy thương hiệu, mẫu máy, ngày kích hoạt, tình trạng và ngày hết hạn bảo hành.
:::

Điện thoại hai SIM có hai số. Hãy dùng IMEI 1. Điện thoại mới chỉ hiện sau khi kích hoạt 24 giờ, nên hãy chờ một ngày rồi kiểm tra lại.
`,
  },
  'what-does-the-warranty-cover': {
    question: 'Bảo hành gồm những gì và không gồm những gì?',
    answer: `
Bảo hành áp dụng cho lỗi vật liệu và lỗi sản xuất: thiết bị hỏng dù được dùng đúng cách. Khi đó bạn không phải trả tiền linh kiện và tiền công.

Thông thường, bảo hành không áp dụng cho:

- rơi, va đập và đè ép, chẳng hạn làm nứt màn hình;
- chất lỏng, cháy, sét đánh và sai điện áp;
- thay đổi và sửa chữa do người khác thực hiện;
- hao mòn, trầy xước và phụ kiện đã hết thời hạn riêng.

Thời hạn bảo hành tùy vào sản phẩm, linh kiện và quốc gia. Căn cứ để áp dụng là [chính sách dịch vụ](page:service-policy) của thương hiệu và sản phẩm bạn dùng: hãy chọn cả hai rồi đọc. Với tai nạn thì có [gói bảo vệ màn hình](page:protection).
`,
  },
  'warranty-shows-inactive': {
    question: 'Kiểm tra bảo hành báo thiết bị chưa kích hoạt. Vì sao?',
    answer: `
Thiết bị được kích hoạt trong lúc sử dụng: sau khi lắp thẻ SIM và kết nối mạng một thời gian, máy tự kích hoạt. Bạn không cần đăng ký gì.

:::steps
# Kiểm tra lại số
Chỉ một chữ số sai là thành thiết bị khác. Hãy bấm \`*#06#\` và so lại.

# Kết nối mạng
Lắp thẻ SIM, bật dữ liệu di động và dùng điện thoại như bình thường trong vài giờ.

# Chờ một ngày
Thông tin bảo hành hiện ra 24 giờ sau khi kích hoạt.
:::

Nếu sau hai ngày sử dụng vẫn thấy “Chưa kích hoạt”, hãy [liên hệ với chúng tôi](page:contact) kèm ảnh chụp hộp và hóa đơn. Nếu bạn mua máy mới mà máy đã được kích hoạt từ lâu trước đó, hãy hỏi cửa hàng trước.
`,
  },
  'imei-does-not-exist': {
    question: 'Kết quả báo IMEI không tồn tại. Tôi phải làm gì?',
    answer: `
Thường là do sai một chữ số. IMEI có 15 chữ số và không có chữ cái. Hãy chép số hiện trên màn hình sau khi bấm \`*#06#\` thay vì chép trên hộp, vì số 6 trên hộp dễ đọc nhầm thành số 8.

Nếu số đã đúng, hãy nghĩ đến những khả năng sau:

- Thiết bị thuộc thương hiệu khác. Ở đây chỉ kiểm tra được thiết bị Aster, Kite và Solis.
- Bạn đã nhập số sê-ri, loại số có cả chữ cái.
- Số trên điện thoại và số trên hộp khác nhau. Hãy mang cả hai trở lại cửa hàng.

Bài [Tìm IMEI của điện thoại](article:find-your-imei-number) chỉ ra mọi nơi có ghi số này. Nếu vẫn không tìm thấy, hãy [viết cho chúng tôi](page:contact) kèm ảnh chụp nhãn máy.
`,
  },
  'warranty-in-another-country': {
    question: 'Tôi mua điện thoại ở nước khác. Máy có được bảo hành ở đây không?',
    answer: `
Điện thoại được bảo hành tại quốc gia mà máy được sản xuất để bán. Nếu kết quả cho biết máy được xuất từ quốc gia khác, máy không được bảo hành ở nơi bạn đang ở và chỉ được sửa có tính phí.

Hãy kiểm tra lại [cho quốc gia bạn đã mua máy](page:choose-your-country-or-region), và tắt VPN trước khi làm: VPN khiến bạn có vẻ như đang ở nơi khác. Nếu bạn đang đi xa, bạn có thể trả phí để sửa máy ở đây, hoặc giữ hóa đơn rồi về nước sửa theo bảo hành.

Hãy hỏi cửa hàng trước khi mua điện thoại từ nước ngoài. Dòng chữ “bảo hành quốc tế” trên tem là lời hứa của cửa hàng, không phải của chúng tôi.
`,
  },
  'does-a-fall-end-my-warranty': {
    question: 'Điện thoại của tôi bị rơi. Có mất hết bảo hành không?',
    answer: `
Không. Hư hỏng do rơi không được bảo hành, nhưng phần còn lại vẫn còn bảo hành. Nếu nửa năm sau cổng sạc hỏng mà không liên quan đến cú rơi, máy vẫn được bảo hành như trước.

Trường hợp lỗi do chính cú rơi gây ra thì khác: khung bị cong, chất lỏng lọt vào qua vết nứt, hoặc linh kiện bị bung ra. Kỹ thuật viên kiểm tra và cho bạn xem kết quả trước khi bạn phải trả bất kỳ khoản nào.

Vì vậy, hãy sớm thay màn hình bị nứt. Cho đến lúc đó, bài [Màn hình bị nứt: những việc cần làm đầu tiên](article:cracked-screen-first-steps) giúp bạn tránh đứt tay và giữ được dữ liệu. Nếu máy rơi xuống nước, hãy tắt máy ngay: xem bài [Điện thoại rơi xuống nước](article:phone-fell-in-water).
`,
  },
  'warranty-of-a-tv-or-appliance': {
    question: 'TV và đồ gia dụng được bảo hành thế nào?',
    answer: `
Vì không có IMEI, hóa đơn là giấy tờ cho biết ngày mua. Hãy chụp ảnh hóa đơn để giữ lại: giấy in nhiệt phai chữ trong vòng một năm. Bạn cũng cần mẫu máy và số sê-ri trên nhãn: ở mặt sau TV, phía trong cửa tủ lạnh hoặc máy giặt, bên hông dàn lạnh của điều hòa.

Thời hạn tùy vào sản phẩm, linh kiện và quốc gia. Hãy đọc trong [chính sách dịch vụ](page:service-policy), mục Solis và Đồ gia dụng. Trang [bảo hành TV](page:tv-warranty) nêu những gì cần kiểm tra ngay ngày đầu, còn trang [dịch vụ điều hòa](page:air-conditioner-repair-and-service) nêu những việc thuộc bảo dưỡng chứ không thuộc bảo hành.
`,
  },
}
