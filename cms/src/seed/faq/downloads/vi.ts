import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const vi: FaqTextsOf<typeof topic> = {
  'download-laptop-drivers': {
    question: 'Tải driver và hướng dẫn cho máy tính xách tay ở đâu?',
    answer: `
Ở trang [driver và hướng dẫn](page:drivers-download). Có hai cách tìm máy của bạn:

1. Nhập số sê-ri, tức là **SNID**. Cách này chắc chắn hơn vì số cho biết máy lắp những gì.
2. Chọn thương hiệu, dòng máy và mẫu máy.

Bạn thấy các driver, mỗi driver kèm ngày, phiên bản, dung lượng và hệ điều hành, bên cạnh là hướng dẫn sử dụng và hướng dẫn cài đặt. Nếu cần tất cả sau khi cài mới, hãy dùng trình tải: công cụ này tải mọi driver cùng lúc.

Driver là miễn phí. Nếu một trang web đòi tiền hoặc đòi số thẻ của bạn để tải driver, hãy rời trang đó.
`,
  },
  'find-the-snid': {
    question: 'SNID của máy tính xách tay nằm ở đâu, và vì sao số của tôi không được chấp nhận?',
    answer: `
SNID là số sê-ri trên nhãn dưới đáy máy và trên hộp. Nếu nhãn đã mờ, hãy xem ngay trên máy: trên Windows, mở Terminal và nhập \`Get-CimInstance Win32_BIOS\`; số nằm sau “SerialNumber”.

Nếu trang báo thông tin không đúng:

- bỏ dấu cách và dấu gạch;
- xem kỹ \`0\` và \`O\`, \`1\` và \`I\`, \`5\` và \`S\`;
- dùng số của máy, không phải số của bộ sạc hay pin.

Vẫn không được? Hãy [chọn theo mẫu máy](page:drivers-download). Sau khi thay bo mạch chủ, máy có thể không báo số nào; khi đó hãy lấy số trên nhãn.
`,
  },
  'which-driver-first': {
    question: 'Nên cài driver nào trước, và có cần cài tất cả không?',
    answer: `
Cái gì đang chạy tốt thì để nguyên. Chỉ nên thay driver khi có gì đó không hoạt động, sau khi cài mới Windows, hoặc khi bản cập nhật nêu đúng lỗi bạn gặp.

:::steps
# Chipset
Các driver khác dựa trên driver này. Cài xong hãy khởi động lại.

# Đồ họa, rồi đến mạng và âm thanh
Cài từng driver một để biết driver nào có tác dụng.

# Phần còn lại
Bàn di chuột, camera, cảm biến vân tay.
:::

:::warning
Cập nhật BIOS là chuyện khác. Chỉ làm khi có lý do, cắm sạc, pin trên một nửa và không tắt máy giữa chừng.
:::

Hãy chọn đúng hệ điều hành đang dùng: vào Cài đặt, Hệ thống, Giới thiệu để xem. [Tất cả driver](page:drivers-download).
`,
  },
  'get-the-app': {
    question: 'Ứng dụng làm được gì và tải ở đâu?',
    answer: `
Ứng dụng mang dịch vụ của trang web này đến điện thoại của bạn, và có thể dùng để mua [gói bảo vệ màn hình](page:protection) trong vòng 3 ngày kể từ khi kích hoạt.

Hãy quét mã QR ở chân trang này bằng camera điện thoại. Mã dẫn đến đúng nơi tải cho nước bạn. Nếu bạn đang đọc trên chính điện thoại muốn cài ứng dụng, hãy mở trang trên một màn hình khác, hoặc nhờ người khác cho bạn quét mã.

:::warning
Hãy tải ứng dụng từ đó, đừng tải từ liên kết trong tin nhắn. Không ai trong bộ phận dịch vụ của chúng tôi gửi tệp cài đặt cho bạn, và không ai cần điều khiển điện thoại của bạn từ xa để kiểm tra bảo hành.
:::

Không có ứng dụng cũng được: các công cụ chạy trong trình duyệt, cả trên điện thoại cũ và mạng chậm.
`,
  },
}
