import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Bảo hành TV',
  description:
    'Bảo hành cho TV Solis: cần kiểm tra gì trong ngày đầu, những gì được và không được bảo hành, cách phân biệt lỗi với cài đặt, và việc sửa chữa diễn ra thế nào.',
  sections: {
    hero: {
      title: 'TV Solis của bạn và bảo hành',
      text: 'Hãy giữ hóa đơn: hóa đơn ghi ngày mua. Thời hạn bảo hành có trong chính sách dịch vụ của nước bạn.',
      pictureAlt: 'TV đặt trên chân đế, phía trước là tấm khiên có dấu tích',
      actions: { policy: 'Đọc chính sách', contact: 'Báo lỗi' },
    },
    'first-day': {
      title: 'Trong ngày đầu tiên',
      intro: 'Hư hỏng do vận chuyển rất khó chứng minh về sau. Mười phút này rất đáng.',
      items: {
        carry: {
          title: 'Giữ TV thẳng đứng',
          text: 'Hai người cùng khiêng, luôn để đứng, không bao giờ đặt nằm. Tấm nền bị cong vì chính sức nặng của mình.',
        },
        unpack: {
          title: 'Mở hộp trước mặt người giao hàng',
          text: 'Xem hộp trước. Chụp ảnh chỗ móp và chỗ thủng rồi mới mở.',
        },
        look: {
          title: 'Xem một hình trắng và một hình đen',
          text: 'Sọc, đốm, góc tối và vết nứt sẽ hiện ra ngay. Hãy để TV chạy nửa giờ.',
        },
        keep: {
          title: 'Giữ hóa đơn và nhãn',
          text: 'Chụp ảnh cả hai. Nhãn ghi mẫu máy và số sê-ri nằm ở mặt sau; hãy giữ hộp trong hai tuần.',
        },
      },
    },
    coverage: {
      title: 'Những gì thường được bảo hành',
      covered: {
        panel: 'Tấm nền tự bị sọc hoặc tự tối đi',
        boards: 'Bộ nguồn, bo mạch chủ, Wi-Fi và mắt nhận điều khiển từ xa',
        sound: 'Loa bị rè hoặc mất tiếng',
        labour: 'Tiền công cho việc sửa đó',
      },
      excluded: {
        crack: 'Tấm nền bị nứt, kể cả khi không ai thấy lúc xảy ra',
        pressure: 'Vết do ấn, tựa vào hoặc khiêng nằm',
        voltage: 'Sét, sai điện áp, chất lỏng, côn trùng',
        burnIn: 'Hình tĩnh lưu lại trên màn hình sau nhiều tháng',
        wear: 'Pin, dây cáp và vết xước',
      },
    },
    fault: {
      title: 'Lỗi hay cài đặt?',
      body: `
Trước khi báo lỗi, hãy làm bốn việc sau. Nhiều lỗi được xử lý xong ở đây.

:::steps
# Ngắt điện
Rút phích cắm, đợi hai phút và trong lúc đó giữ nút nguồn của TV. Cắm thẳng vào ổ điện trên tường.

# Đổi nguồn phát
Nếu chỉ bị sọc với một thiết bị, lỗi do thiết bị đó hoặc dây cáp của nó. Nếu menu của TV cũng bị sọc, lỗi do TV.

# Cập nhật
Vào Cài đặt, Hệ thống, Cập nhật phần mềm. Các lỗi âm thanh và Wi-Fi thường đã được biết và khắc phục.

# Sau cùng mới khôi phục cài đặt gốc
Việc này xóa ứng dụng và mật khẩu, nên hãy ghi lại những gì bạn cần.
:::

Tấm nền bị nứt trông như mạng nhện hoặc một đám đen, bắt đầu từ một điểm. Đó là do va đập, dù mặt kính phía trước sờ vẫn nhẵn.
`,
    },
    claim: {
      title: 'Quy trình sửa chữa bảo hành',
      items: {
        note: {
          title: 'Ghi lại những gì bạn thấy',
          text: 'Mẫu máy, số sê-ri, ngày mua, ảnh hoặc đoạn video ngắn quay lại lỗi.',
        },
        ask: {
          title: 'Báo lỗi',
          text: 'Qua trò chuyện hoặc đường dây nóng. Chúng tôi cho biết kỹ thuật viên sẽ đến nhà hay TV được đưa về trung tâm.',
        },
        visit: {
          title: 'Dọn chỗ',
          text: 'TV treo tường cần thêm một người. Hãy chuẩn bị sẵn chân đế và ốc.',
        },
        decide: {
          title: 'Quyết định nếu không được bảo hành',
          text: 'Bạn nhận báo giá với linh kiện và tiền công tính riêng. Tấm nền là phần đắt nhất, nên hãy so với giá TV mới.',
        },
      },
    },
    solve: {
      title: 'Tự xử lý',
      items: {
        sound: {
          title: 'Có hình nhưng không có tiếng',
          text: 'Ngõ ra âm thanh, dây cáp, chế độ ban đêm: theo thứ tự này.',
        },
        network: {
          title: 'Wi-Fi hay bị ngắt',
          text: 'Khoảng cách, kênh sóng, và một cài đặt tiết kiệm điện.',
        },
        clean: { title: 'Lau màn hình', text: 'Không để lại vệt, không làm hỏng lớp phủ.' },
      },
    },
    questions: { title: 'Câu hỏi về bảo hành' },
  },
}
