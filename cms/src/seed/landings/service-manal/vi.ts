import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Tài liệu hướng dẫn bảo trì',
  description:
    'Những điều mọi chủ máy nên biết về chăm sóc, an toàn và sửa chữa: cho điện thoại, máy tính bảng, máy tính xách tay, TV, đồ gia dụng và phụ kiện.',
  sections: {
    hero: {
      title: 'Tài liệu hướng dẫn bảo trì',
      text: 'Hướng dẫn ngắn cho chủ máy: lần dùng đầu tiên, chăm sóc, an toàn và việc cần làm trước khi sửa. Hãy chọn thiết bị của bạn.',
      pictureAlt: 'Cuốn sách nhỏ đang mở, có hình vẽ điện thoại và TV',
      actions: { drivers: 'Hướng dẫn cho máy tính xách tay', policy: 'Chính sách dịch vụ' },
    },
    devices: {
      title: 'Chọn thiết bị của bạn',
      items: {
        phones: { title: 'Điện thoại di động', text: 'Ngày đầu tiên, pin, nước, trước khi sửa.' },
        tablets: { title: 'Máy tính bảng', text: 'Sạc, màn hình, và khi trẻ em sử dụng.' },
        laptops: { title: 'Máy tính xách tay', text: 'Thông gió, pin, driver, và khi mang đi.' },
        tvs: { title: 'TV', text: 'Đặt, treo, lau chùi, hình tĩnh.' },
        appliances: {
          title: 'Đồ gia dụng',
          text: 'Điều hòa, tủ lạnh và máy giặt.',
        },
        accessories: { title: 'Phụ kiện', text: 'Bộ sạc, cáp, tai nghe và đồng hồ.' },
      },
    },
    labels: {
      title: 'Tìm số của thiết bị ở đâu',
      intro: 'Câu hỏi nào cũng bắt đầu từ số này. Hãy chụp ảnh nhãn khi thiết bị còn mới.',
      items: {
        phone: { title: 'Điện thoại: IMEI', text: 'Bấm *#06#, hoặc xem nhãn trên hộp.' },
        laptop: {
          title: 'Máy tính xách tay: số sê-ri (SNID)',
          text: 'Trên nhãn dưới đáy máy, và trên hộp.',
        },
        appliance: {
          title: 'TV và đồ gia dụng: số sê-ri',
          text: 'Ở mặt sau TV, bên trong cửa tủ lạnh hoặc máy giặt, bên hông dàn lạnh điều hòa.',
        },
      },
    },
    'how-to-read': {
      title: 'Cách dùng tài liệu hướng dẫn bảo trì',
      body: `
Tài liệu hướng dẫn bảo trì cho biết bạn làm được gì, và nên dừng ở đâu. Mọi tài liệu đều dùng ba ký hiệu:

- **Cứ làm**: không cần dụng cụ, không có rủi ro. Hầu hết các lỗi được xử lý xong ở đây.
- **Làm cẩn thận**: trước hết hãy tắt thiết bị và rút phích cắm.
- **Đừng làm**: pin bị mở, điện lưới và gas lạnh chỉ dành cho người được đào tạo.

Sách hướng dẫn đúng mẫu máy của bạn, kèm hình vẽ, nằm trong hộp. Với máy tính xách tay, bạn tìm thấy ở trang [Driver và hướng dẫn cho laptop](page:drivers-download), cùng với hướng dẫn cài đặt. Nếu sách hướng dẫn và trang này khác nhau, hãy theo sách hướng dẫn của mẫu máy.
`,
    },
    tips: { title: 'Mẹo theo loại thiết bị' },
    help: {
      title: 'Chưa chắc có nên làm tiếp?',
      text: 'Hãy dừng lại và hỏi. Một bức ảnh về những gì bạn thấy là câu hỏi tốt nhất.',
      actions: { chat: 'Bắt đầu trò chuyện' },
    },
  },
}
