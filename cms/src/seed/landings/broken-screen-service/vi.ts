import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Sửa màn hình vỡ',
  description:
    'Việc cần làm khi màn hình điện thoại bị nứt: thay những gì, giá bao nhiêu, các bước sửa chữa, và khi nào được miễn phí.',
  sections: {
    hero: {
      title: 'Màn hình nứt thì không nên để lâu',
      text: 'Dán băng keo trong lên mặt kính, sao lưu dữ liệu và xem giá trước khi đến.',
      pictureAlt: 'Điện thoại có màn hình bị nứt, bên cạnh là một màn hình mới',
      actions: { price: 'Xem giá màn hình', find: 'Tìm trung tâm dịch vụ' },
    },
    services: {
      title: 'Dịch vụ cho màn hình của bạn',
      items: {
        replacement: {
          title: 'Thay màn hình',
          text: 'Cụm màn hình đúng cho mẫu máy của bạn, báo trước giá linh kiện và tiền công.',
        },
        protection: {
          title: 'Miễn phí khi có gói bảo vệ',
          text: 'Gói Bảo vệ màn hình khỏi hư hỏng cho một lần thay miễn phí trong vòng 1 năm. Hãy xem điện thoại của bạn có gói này không.',
        },
        fast: {
          title: 'Sửa nhanh 2 giờ',
          text: 'Khi có sẵn linh kiện và bàn sửa còn trống. Hãy gọi trước khi đến.',
        },
        delivery: {
          title: 'Sửa chữa giao nhận tận nơi',
          text: 'Ở một số thành phố, chúng tôi đến lấy điện thoại. Bạn không cần đi đâu.',
        },
      },
    },
    'which-part': {
      title: 'Bộ phận nào bị hỏng?',
      body: `
- **Chỉ mặt kính**: hình còn nguyên và cảm ứng vẫn nhận. Bạn có vài tuần, nhưng bụi và hơi ẩm sẽ lọt vào.
- **Tấm nền**: đốm, sọc, nhấp nháy hoặc tối đen. Hư hỏng lan dần, thường chỉ trong vài ngày. Hãy sao lưu dữ liệu ngay hôm nay.
- **Lớp cảm ứng**: hình vẫn đẹp, nhưng máy tự gõ hoặc không nhận chạm. Nếu cảm ứng tự nhảy, hãy tắt máy để máy không tự khóa.
- **Khung máy**: điện thoại bập bênh khi đặt trên bàn, hoặc mặt kính vênh lên ở một cạnh. Đừng sạc cho đến khi có người kiểm tra pin.

Ở hầu hết điện thoại ngày nay, mặt kính, lớp cảm ứng và tấm nền là một khối và được thay cùng nhau. Vì vậy, giá phụ thuộc vào mẫu máy nhiều hơn vào vết nứt.
`,
    },
    process: {
      title: 'Các bước sửa chữa',
      intro:
        'Thường là 3 đến 7 ngày làm việc kể từ ngày bắt đầu sửa, chỉ để tham khảo và chậm hơn khi có ngày lễ. Một số trường hợp được sửa nhanh trong 2 giờ.',
      items: {
        cover: {
          title: 'Dán kính và sao lưu',
          text: 'Dán băng keo trong lên vết nứt, sao lưu khi điện thoại còn mở khóa được, tháo các thẻ ra.',
        },
        check: {
          title: 'Giao máy',
          text: 'Kỹ thuật viên kiểm tra cảm ứng, hình ảnh, camera và khung máy. Bạn nhận mã phiếu sửa chữa.',
        },
        estimate: {
          title: 'Nhận báo giá',
          text: 'Linh kiện và tiền công tính riêng, hoặc câu trả lời rằng gói bảo vệ chi trả. Bạn quyết định.',
        },
        replace: {
          title: 'Thay màn hình',
          text: 'Pin được ngắt trước, khung máy được làm sạch mảnh kính, và lớp keo dán kín được thay mới.',
        },
        test: {
          title: 'Bạn tự thử máy',
          text: 'Kéo một biểu tượng khắp màn hình, áp máy vào tai gọi thử, và thử cảm biến vân tay.',
        },
      },
    },
    price: {
      title: 'Gói Bảo vệ màn hình khỏi hư hỏng chi trả những gì',
      covered: {
        accident: 'Va đập ngoài ý muốn, rơi hoặc đè ép, trong vòng 1 năm kể từ ngày có hiệu lực',
        assembly: 'Một lần thay miễn phí cụm màn hình',
        labour: 'Tiền công cho lần thay đó',
      },
      excluded: {
        second: 'Màn hình vỡ lần thứ hai: mỗi điện thoại dùng được một lần',
        scratches: 'Vết xước không ảnh hưởng đến hình ảnh lẫn cảm ứng',
        before: 'Màn hình đã vỡ trước khi gói có hiệu lực',
        liquid: 'Hư hỏng do chất lỏng, và hư hỏng do cố ý',
      },
    },
    store: {
      title: 'Trung tâm của chúng tôi',
      text: 'Màn hình được thay trên bàn sửa với dụng cụ và hướng dẫn cho mẫu máy của bạn. Mỗi trung tâm đều ghi giờ mở cửa, số điện thoại và đường đi. Nếu thành phố của bạn có nhiều nơi, hãy hỏi nơi nào có sẵn màn hình của bạn.',
      pictureAlt: 'Mặt tiền trung tâm dịch vụ, sau cửa kính là quầy và ghế chờ',
      actions: { find: 'Xem trung tâm gần tôi' },
    },
    questions: { title: 'Câu hỏi về màn hình và gói bảo vệ' },
    ready: {
      title: 'Sẵn sàng sửa điện thoại?',
      text: 'Hãy mang theo điện thoại và hóa đơn nếu có. Khi có gói bảo vệ, chỉ cần điện thoại.',
      actions: { book: 'Đặt lịch sửa chữa', find: 'Tìm trung tâm dịch vụ' },
    },
  },
}
