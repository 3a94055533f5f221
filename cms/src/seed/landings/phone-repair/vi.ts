import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Sửa điện thoại',
  description:
    'Sửa điện thoại Aster và Kite: pin, sạc, màn hình, camera, âm thanh, nút bấm và bo mạch chủ. Báo giá trước, thường mất 3 đến 7 ngày làm việc.',
  sections: {
    hero: {
      title: 'Sửa điện thoại ở nơi hiểu rõ máy của bạn',
      text: 'Hãy mang điện thoại Aster hoặc Kite đến trung tâm dịch vụ. Bạn biết giá trước khi chúng tôi bắt tay vào làm.',
      pictureAlt: 'Điện thoại tháo mở nằm trên bàn sửa, bên cạnh là tua vít và các con ốc',
      actions: { find: 'Tìm trung tâm dịch vụ' },
    },
    'key-services': {
      title: 'Điều bạn có thể tin tưởng',
      items: {
        estimate: {
          title: 'Báo giá trước khi sửa',
          text: 'Linh kiện và tiền công tính riêng, kèm tổng tiền. Bạn đồng ý hoặc không. Bạn có thể xem giá tham khảo trực tuyến.',
        },
        fast: {
          title: 'Sửa nhanh 2 giờ',
          text: 'Cho những lỗi sửa được ngay tại chỗ, khi có sẵn linh kiện. Hãy hỏi tại quầy.',
        },
        status: {
          title: 'Theo dõi từng bước',
          text: 'Bằng mã phiếu sửa chữa, hoặc bằng số điện thoại bạn đã cung cấp.',
        },
        parts: {
          title: 'Linh kiện bạn kiểm tra được',
          text: 'Nhập số sê-ri của linh kiện để xem có phải hàng chính hãng không.',
        },
      },
    },
    'we-can-fix': {
      title: 'Những gì chúng tôi sửa',
      intro: 'Chọn bộ phận để xem dấu hiệu, cách sửa và những gì bạn có thể thử trước.',
      items: {
        battery: {
          title: 'Pin',
          text: 'Đến trưa đã cạn, máy tắt khi còn 20%, hoặc pin đội nắp lưng lên.',
          pictureAlt: 'Pin điện thoại có hình tia chớp',
        },
        charger: {
          title: 'Sạc',
          text: 'Đầu cắm bị lỏng, hoặc chỉ sạc được ở một góc.',
          pictureAlt: 'Đầu cắm trước cổng sạc của điện thoại',
        },
        buttons: {
          title: 'Nút bấm điện thoại',
          text: 'Nút nguồn hoặc âm lượng bị kẹt, hoặc bấm ba lần mới ăn một.',
          pictureAlt: 'Cạnh điện thoại có các nút bấm, một nút đang được ngón tay ấn',
        },
        mainboard: {
          title: 'Bo mạch chủ',
          text: 'Máy không khởi động, không tìm thấy mạng, hoặc tự khởi động lại.',
          pictureAlt: 'Bo mạch chủ với các chip và đường mạch',
        },
        screen: {
          title: 'Màn hình vỡ',
          text: 'Nứt, sọc, đốm đen, hoặc cảm ứng tự nhảy.',
          pictureAlt: 'Điện thoại có màn hình bị nứt',
        },
        camera: {
          title: 'Camera',
          text: 'Ảnh mờ, ống kính kêu lạch cạch, hoặc khung hình tối đen.',
          pictureAlt: 'Cụm camera có hai ống kính và đèn flash',
        },
        speaker: {
          title: 'Loa điện thoại',
          text: 'Người khác không nghe thấy bạn, hoặc bạn nghe họ như từ rất xa.',
          pictureAlt: 'Cạnh dưới của điện thoại với sóng âm phát ra từ loa',
        },
      },
    },
    'more-services': {
      title: 'Không chỉ sửa chữa',
      intro: 'Cũng tại quầy đó, kể cả khi máy không hỏng gì.',
      items: {
        detection: {
          title: 'Kiểm tra điện thoại',
          text: 'Kiểm tra màn hình, pin, sạc, camera, âm thanh, cảm biến và mạng. Nên làm trước khi mua điện thoại cũ.',
        },
        software: {
          title: 'Cập nhật phần mềm',
          text: 'Hệ điều hành mới nhất cho mẫu máy của bạn, khi điện thoại không tự tải về được.',
        },
        cleaning: {
          title: 'Vệ sinh',
          text: 'Cổng sạc, micrô và loa thoại, khi lỗi là do bụi chứ không do linh kiện.',
        },
        delivery: {
          title: 'Sửa chữa giao nhận tận nơi',
          text: 'Bạn đặt lịch, chúng tôi đến lấy máy rồi sửa. Có ở một số thành phố.',
        },
      },
    },
    'why-us': {
      title: 'Vì sao nên sửa ở đây',
      body: `
- **Bảo hành còn nguyên.** Sửa ở nơi khác có thể làm mất bảo hành của những bộ phận đã bị can thiệp.
- **Linh kiện vừa khớp.** Linh kiện do hãng làm ra điện thoại của bạn cung cấp, đúng cho mẫu máy đó.
- **Bạn quyết định.** Chưa có báo giá thì chưa sửa. Nếu phát hiện lỗi khác, chúng tôi hỏi bạn trước khi làm tiếp.
- **Dữ liệu không bị đụng đến.** Thay pin thì không cần xem ảnh của bạn. Các quy tắc có trong bài [Chúng tôi xử lý dữ liệu của bạn thế nào khi sửa máy](article:how-we-treat-your-data-in-a-repair).
- **Có người chịu trách nhiệm.** Nếu lỗi cũ xuất hiện lại, hãy quay lại cùng phiếu sửa chữa.

Thường mất 3 đến 7 ngày làm việc kể từ ngày bắt đầu sửa. Thời gian này chỉ để tham khảo và chậm hơn khi có ngày lễ. Bài [Quy trình sửa chữa](article:how-a-repair-goes) trình bày từng bước.
`,
    },
    book: {
      title: 'Đến theo lịch hẹn',
      text: 'Đặt lịch ở nơi nhận đặt lịch trực tuyến, hoặc đến một trung tâm gần bạn trong giờ mở cửa.',
      actions: { book: 'Đặt lịch ngay', find: 'Tìm trung tâm dịch vụ' },
    },
    'more-solutions': {
      title: 'Thêm cách xử lý',
      intro: 'Có thể bạn không cần sửa máy. Nhiều khi bạn tự khắc phục được những lỗi này ở nhà.',
      items: {
        wet: { title: 'Máy rơi xuống nước', text: 'Trước hết hãy tắt máy. Một giờ đầu có tính quyết định.' },
        hot: { title: 'Máy bị nóng', text: 'Năm nguyên nhân, và nguyên nhân nào nguy hiểm.' },
        sim: {
          title: 'Máy không nhận thẻ SIM',
          text: 'Do thẻ, khay hay cài đặt: mười phút là biết.',
        },
        port: { title: 'Máy sạc chậm', text: 'Vệ sinh cổng sạc mà không làm hỏng cổng.' },
      },
    },
    questions: { title: 'Câu hỏi về sửa chữa' },
    app: {
      title: 'Dịch vụ trên điện thoại của bạn',
      intro: 'Quét mã để luôn có bảo hành và tình trạng sửa chữa trong tay.',
    },
  },
}
