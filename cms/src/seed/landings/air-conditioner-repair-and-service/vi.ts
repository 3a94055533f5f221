import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Sửa và vệ sinh điều hòa',
  description:
    'Điều hòa (máy lạnh) Solis: những gì bạn tự kiểm tra được, kỹ thuật viên đến nhà làm gì, bảo hành gồm những gì, và việc cần làm trước mùa nóng.',
  sections: {
    hero: {
      title: 'Không mát, chảy nước hay ồn?',
      text: 'Hãy bắt đầu bằng bốn bước kiểm tra tại nhà. Nếu chưa được, hãy yêu cầu kỹ thuật viên đến xem điều hòa Solis của bạn.',
      pictureAlt: 'Thang và hộp dụng cụ của kỹ thuật viên bên dưới dàn lạnh của điều hòa',
      actions: { ask: 'Yêu cầu kỹ thuật viên đến nhà', find: 'Tìm trung tâm dịch vụ' },
    },
    signs: {
      title: 'Dấu hiệu cho biết điều gì',
      items: {
        warm: {
          title: 'Gió không mát',
          text: 'Lưới lọc đầy bụi, sai chế độ, hoặc dàn nóng bị bí gió. Hiếm khi do rò gas.',
        },
        water: {
          title: 'Nước nhỏ trong nhà',
          text: 'Ống thoát nước bị tắc, hoặc máy treo bị nghiêng. Hãy tắt máy và đặt chậu hứng bên dưới.',
        },
        noise: {
          title: 'Máy kêu lạch cạch hoặc ù',
          text: 'Mặt nạ bị lỏng hoặc có lá cây trong quạt. Tiếng kèn kẹt là việc của kỹ thuật viên: hãy tắt máy.',
        },
        smell: {
          title: 'Máy có mùi',
          text: 'Bụi ẩm trên lưới lọc và lá tản nhiệt. Hãy rửa lưới lọc, rồi chỉ cho quạt chạy nửa giờ.',
        },
        ice: {
          title: 'Ống đóng băng',
          text: 'Thiếu gió hoặc thiếu gas. Hãy tắt máy, chờ tan băng, rửa lưới lọc. Nếu bị lại, hãy yêu cầu kỹ thuật viên đến nhà.',
        },
        dead: {
          title: 'Máy không chạy',
          text: 'Xem pin điều khiển từ xa, cầu dao và công tắc cạnh máy.',
        },
      },
    },
    first: {
      title: 'Bốn bước kiểm tra trước khi gọi',
      intro: 'Mười phút, không cần dụng cụ. Hãy ngắt điện ở công tắc trên tường trước khi mở máy.',
      items: {
        power: {
          title: 'Nguồn điện',
          text: 'Thay pin mới cho điều khiển từ xa, xem cầu dao đã bật chưa. Sau khi mất điện, hãy đợi ba phút rồi mới bật máy.',
        },
        mode: {
          title: 'Chế độ',
          text: 'Hình bông tuyết là làm lạnh. Chỉnh 24 đến 26 °C, cánh gió hướng lên, đóng cửa phòng. Ở chế độ hút ẩm hoặc quạt, máy hầu như không làm lạnh.',
        },
        filter: {
          title: 'Lưới lọc',
          text: 'Mở mặt nạ, rút lưới lọc ra, rửa bằng nước hơi ấm và phơi khô trong bóng râm.',
        },
        outdoor: {
          title: 'Dàn nóng',
          text: 'Gỡ lá cây và túi ni lông khỏi lưới. Đừng thò tay qua lưới, và đừng nhoài người ra ngoài để gỡ.',
        },
      },
    },
    visit: {
      title: 'Khi kỹ thuật viên đến nhà',
      items: {
        ask: {
          title: 'Gửi yêu cầu',
          text: 'Qua trò chuyện hoặc đường dây nóng: mẫu máy và số sê-ri trên nhãn bên hông máy, lỗi, địa chỉ của bạn.',
        },
        prepare: {
          title: 'Dọn chỗ',
          text: 'Dọn trống sàn bên dưới máy, chuẩn bị sẵn hóa đơn, và có người mở cửa cho kỹ thuật viên.',
        },
        test: {
          title: 'Kiểm tra máy',
          text: 'Nhiệt độ gió vào và gió ra, dòng điện, áp suất, đường thoát nước. Kỹ thuật viên cho bạn biết kết quả.',
        },
        decide: {
          title: 'Bạn quyết định',
          text: 'Phần nào không được bảo hành thì có báo giá trước, linh kiện và tiền công tính riêng.',
        },
        finish: {
          title: 'Xem máy chạy',
          text: 'Để máy làm lạnh mười phút rồi hãy ký. Giữ lại phiếu sửa chữa: nhờ đó bạn theo dõi và đánh giá được việc sửa chữa.',
        },
      },
    },
    warranty: {
      title: 'Được bảo hành hay không',
      covered: {
        compressor: 'Máy nén, động cơ hoặc quạt hỏng khi sử dụng bình thường',
        electronics: 'Bo mạch điều khiển, cảm biến hoặc điều khiển từ xa tự hỏng',
        labour: 'Tiền công cho việc sửa đó, trong thời hạn áp dụng ở nước bạn',
      },
      excluded: {
        maintenance: 'Vệ sinh lưới lọc, lá tản nhiệt và đường thoát nước',
        installation: 'Lỗi do người khác lắp đặt, và việc di dời máy',
        voltage: 'Hư hỏng do sét, sai điện áp, động vật hoặc ngập lụt',
        gas: 'Gas bị xì ra do ống bị gập hoặc bị cắt',
      },
    },
    season: {
      title: 'Trước mùa nóng',
      body: `
Kỹ thuật viên bận nhất vào tuần nóng đầu tiên. Nếu làm những việc này sớm một tháng, bạn gần như không phải chờ.

- [Vệ sinh lưới lọc](article:clean-air-conditioner-filter), và lặp lại hai tuần một lần khi máy chạy hằng ngày.
- Để máy làm lạnh nửa giờ. Xem gió có lạnh hơn hẳn trong phòng không, và có nước nhỏ xuống không.
- Nếu với tới được, đổ một ly nước vào khay và xem nước có chảy ra ngoài không.
- Thay pin điều khiển từ xa.

:::warning
Đừng để ai cứ thế bơm thêm gas. Gas không tự hao: nếu thiếu gas tức là có chỗ rò, và phải tìm ra chỗ đó trước. [Các loại gas mới có thể cháy](article:new-refrigerants-in-air-conditioners), nên việc này chỉ dành cho người được đào tạo.
:::
`,
    },
    policy: {
      title: 'Ở nước bạn, bảo hành kéo dài bao lâu?',
      text: 'Hãy chọn Solis và “Đồ gia dụng” trong chính sách dịch vụ. Máy, máy nén và tiền công có thời hạn khác nhau.',
      actions: { policy: 'Đọc chính sách', contact: 'Liên hệ với chúng tôi' },
    },
    questions: { title: 'Câu hỏi về chăm sóc thiết bị' },
  },
}
