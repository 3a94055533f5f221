import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Dịch vụ hậu mãi',
  description:
    'Mọi việc sau khi mua: bảo hành, sửa chữa, giao nhận tận nơi, giá linh kiện, linh kiện chính hãng, driver, yêu cầu mở khóa, và ý nghĩa của từng tình trạng sửa chữa.',
  sections: {
    hero: {
      title: 'Bạn mua xong, chúng tôi bắt đầu',
      text: 'Dù thiết bị Aster, Kite hay Solis của bạn sau này cần gì, hãy bắt đầu từ bảo hành, hoặc từ trung tâm gần bạn.',
      pictureAlt: 'Quầy dịch vụ, trên quầy có điện thoại, máy tính bảng và phiếu sửa chữa',
      actions: { check: 'Kiểm tra bảo hành', find: 'Tìm trung tâm dịch vụ' },
    },
    tools: { title: 'Tự tra cứu' },
    situations: {
      title: 'Bạn cần gì hôm nay?',
      items: {
        broken: {
          title: 'Máy của tôi bị hỏng',
          text: 'Xem những gì sửa được, và việc sửa chữa diễn ra thế nào.',
        },
        expensive: {
          title: 'Tôi muốn biết giá',
          text: 'Giá linh kiện và tiền công tham khảo, theo mẫu máy.',
        },
        waiting: {
          title: 'Tôi đang chờ máy',
          text: 'Tình trạng sửa chữa, theo mã phiếu sửa chữa hoặc số điện thoại.',
        },
        used: {
          title: 'Tôi nghi ngờ một linh kiện',
          text: 'Số sê-ri cho biết linh kiện có chính hãng không.',
        },
        locked: {
          title: 'Điện thoại của tôi bị khóa',
          text: 'Gửi yêu cầu, rồi theo dõi trong “Yêu cầu của tôi”.',
        },
        laptop: {
          title: 'Máy tính xách tay của tôi cần driver',
          text: 'Theo số sê-ri (SNID), hoặc theo thương hiệu, dòng máy và mẫu máy.',
        },
      },
    },
    order: {
      title: 'Một phiếu sửa chữa, từ đầu đến cuối',
      body: `
Khi giao máy, bạn nhận một **phiếu sửa chữa** có mã. Phiếu này đi cùng bạn trong mọi bước sau đó, vì vậy hãy chụp ảnh lại.

1. Phiếu ghi bạn đã giao gì, tình trạng máy lúc giao, và bạn yêu cầu điều gì.
2. Với mã trên phiếu, bạn xem được [tình trạng sửa chữa](page:repair-status) bất cứ lúc nào.
3. Báo giá, việc bạn đồng ý hay không, và linh kiện đã dùng đều gắn với phiếu.
4. Trong vòng 3 tháng, bạn có thể dùng phiếu để đánh giá việc sửa chữa.
5. Nếu lỗi cũ xuất hiện lại, hãy mang phiếu đến.

Thường mất 3 đến 7 ngày làm việc kể từ ngày bắt đầu sửa, chỉ để tham khảo và chậm hơn khi có ngày lễ. Nếu thiếu linh kiện, ngày sửa xong dự kiến sẽ lùi lại.
`,
    },
    states: {
      title: 'Ý nghĩa của từng tình trạng sửa chữa',
      body: `
- **Đã gửi**: phiếu của bạn đã đến nơi, và chưa ai xem máy.
- **Chờ lấy máy** và **Đang chuyển đến trung tâm dịch vụ**: với sửa chữa giao nhận tận nơi, máy còn ở chỗ bạn hoặc đang trên đường.
- **Chờ kiểm tra**: kỹ thuật viên kiểm tra máy. Sau đó bạn nhận báo giá, nếu có khoản phải trả.
- **Đang sửa**: đã bắt đầu sửa.
- **Đổi điện thoại**: bạn nhận một điện thoại khác thay cho máy của mình. Hãy đề nghị chuyển [gói bảo vệ](page:protection) sang máy mới.
- **Không cần sửa**: không tìm thấy lỗi, hoặc nguyên nhân là một cài đặt.
- **Hoàn tất**: máy đã xong. Hãy thử máy khi nhận về.
- **Đã hủy** và **Quá hạn**: phiếu đã kết thúc, hoặc lâu hơn dự kiến. Hãy hỏi trung tâm.
`,
    },
    delivery: {
      title: 'Sửa chữa giao nhận tận nơi trong ba bước',
      intro: 'Cho điện thoại, ở một số thành phố. Bạn nhận báo giá trước khi sửa, như tại quầy.',
      items: {
        reserve: {
          title: 'Đặt lịch',
          text: 'Qua trò chuyện hoặc đường dây nóng: địa chỉ, giờ, mẫu máy và lỗi. Hãy sao lưu dữ liệu ngay trong ngày.',
        },
        pickUp: {
          title: 'Lấy máy',
          text: 'Tắt điện thoại, tháo các thẻ, gói máy lại. Giao máy và nhận mã phiếu sửa chữa.',
        },
        repair: {
          title: 'Sửa chữa',
          text: 'Theo dõi từng bước ở trang “Tình trạng sửa chữa”. Mở gói hàng và thử điện thoại ngay trong ngày nhận lại.',
        },
      },
    },
    'delivery-cities': { title: 'Các thành phố có sửa chữa giao nhận tận nơi' },
    policy: {
      title: 'Chính sách dịch vụ',
      intro: 'Chọn thương hiệu, rồi chọn sản phẩm. Bạn sẽ thấy những gì hiện đang áp dụng ở nước mình.',
    },
    questions: { title: 'Câu hỏi về trung tâm dịch vụ' },
    help: {
      title: 'Chưa đúng điều bạn tìm?',
      text: 'Hãy mô tả theo cách của bạn. Chuẩn bị sẵn mẫu máy và IMEI hoặc số sê-ri.',
      actions: { chat: 'Bắt đầu trò chuyện', contact: 'Cách liên hệ khác' },
    },
  },
}
