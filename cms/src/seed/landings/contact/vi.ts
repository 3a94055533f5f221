import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Liên hệ với chúng tôi',
  description:
    'Trò chuyện trực tuyến để được hỗ trợ ngay, hoặc liên hệ qua đường dây nóng, email, WhatsApp và mạng xã hội. Cần chuẩn bị sẵn gì, và tìm câu trả lời nhanh hơn ở đâu.',
  sections: {
    hero: {
      title: 'Chúng tôi có thể giúp gì?',
      text: 'Bắt đầu trò chuyện trực tuyến để được hỗ trợ ngay. Hãy mô tả lỗi, gửi ảnh và chuẩn bị sẵn IMEI.',
      pictureAlt: 'Hai bong bóng lời thoại, một có dấu hỏi và một có cờ lê, bên cạnh tai nghe có micrô',
      actions: { chat: 'Bắt đầu trò chuyện' },
    },
    ways: { title: 'Cách liên hệ', intro: 'Số điện thoại và địa chỉ dành cho nước bạn.' },
    faster: {
      title: 'Tự tra cứu thường nhanh hơn',
      intro: 'Có câu trả lời ngay, vào bất cứ giờ nào.',
      items: {
        status: { title: 'Máy của tôi sửa đến đâu rồi?', text: 'Mã phiếu sửa chữa hoặc số điện thoại.' },
        warranty: { title: 'Máy của tôi còn bảo hành không?', text: 'IMEI của điện thoại.' },
        centre: { title: 'Tôi cần đến đâu?', text: 'Tỉnh và thành phố, hoặc từ khóa.' },
        price: { title: 'Linh kiện giá bao nhiêu?', text: 'Thương hiệu, dòng máy và mẫu máy.' },
        order: { title: 'Gói bảo vệ của tôi ở đâu?', text: 'Đơn hàng của bạn, sau khi đăng nhập.' },
        unlock: { title: 'Yêu cầu của tôi đến đâu rồi?', text: 'Được xem xét trong 7 ngày làm việc.' },
      },
    },
    ready: {
      title: 'Chuẩn bị sẵn',
      intro: 'Với bốn điều này, hầu hết các câu hỏi được giải đáp trong một lần trao đổi.',
      items: {
        number: {
          title: 'Số của thiết bị',
          text: 'Bấm *#06# để xem IMEI của điện thoại. Với thiết bị khác, xem mẫu máy và số sê-ri trên nhãn.',
        },
        fault: {
          title: 'Lỗi trong một câu',
          text: 'Điều gì xảy ra, từ khi nào và sau việc gì. Kèm ảnh hoặc đoạn video ngắn, nếu lỗi nhìn thấy được.',
        },
        tried: {
          title: 'Những gì bạn đã thử',
          text: 'Khởi động lại, cáp khác, củ sạc khác: để không ai yêu cầu bạn làm lại.',
        },
        order: {
          title: 'Mã phiếu sửa chữa hoặc mã đơn hàng',
          text: 'Nếu đã có, cho việc sửa chữa hoặc gói bảo vệ.',
        },
      },
    },
    safe: {
      title: 'Cách nhận biết đúng là chúng tôi',
      body: `
Chúng tôi không bao giờ hỏi mật khẩu, mã dùng một lần, mã PIN của thẻ, hay đề nghị điều khiển điện thoại của bạn từ xa. Chúng tôi không gửi tệp để bạn cài đặt.

:::warning
Ai hỏi những thứ này đều không thuộc bộ phận dịch vụ của chúng tôi, dù số hiện trên màn hình trông có vẻ đúng. Hãy gác máy và gọi đường dây nóng ghi trên trang này.
:::

Ảnh giấy tờ chỉ gửi trong [yêu cầu mở khóa](page:phone-unlocking-appeal), không gửi qua trò chuyện hay tin nhắn.
`,
    },
    'social-media': {
      title: 'Mạng xã hội',
      intro: 'Để xem mẹo và tin tức. Vui lòng không viết công khai IMEI, mã phiếu sửa chữa hay mã đơn hàng.',
    },
    questions: { title: 'Câu hỏi về tài khoản và yêu cầu' },
  },
}
