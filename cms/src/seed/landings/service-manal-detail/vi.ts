import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Tài liệu hướng dẫn bảo trì: chăm sóc và an toàn theo thiết bị',
  description:
    'Lần dùng đầu tiên, chăm sóc, giới hạn và an toàn của điện thoại, máy tính bảng, máy tính xách tay, TV, đồ gia dụng và phụ kiện, cùng việc cần làm trước khi sửa.',
  sections: {
    hero: {
      title: 'Chăm sóc và an toàn, theo từng thiết bị',
      text: 'Điều gì giúp thiết bị bền, điều gì làm hại, và khi nào nên dừng lại để hỏi.',
      pictureAlt: 'Một trang hướng dẫn có hình điện thoại, danh sách dấu tích và biển cảnh báo',
      actions: { list: 'Tất cả tài liệu hướng dẫn' },
    },
    phones: {
      title: 'Điện thoại di động',
      body: `
- **Ngày đầu tiên**: bấm \`*#06#\` để ghi lại IMEI, lắp thẻ SIM và kết nối mạng. Điện thoại tự kích hoạt, và thông tin bảo hành hiện ra 24 giờ sau đó.
- **Pin**: giữ máy mát, và giữ pin trong khoảng 20 đến 80% nếu tiện. Xem thêm bài [Giữ pin điện thoại bền nhiều năm](article:make-your-phone-battery-last).
- **Cổng sạc**: vài tháng xem một lần. [Vệ sinh cổng](article:how-to-clean-charging-port-on-phone) bằng que gỗ, không bao giờ dùng kim loại.
- **Nước**: máy chống nước không có nghĩa là bơi cùng máy được, và gioăng kém dần theo thời gian. Khi [điện thoại rơi xuống nước](article:phone-fell-in-water), hãy tắt máy.

:::warning
Điện thoại bị phồng, có mùi hoặc nóng dù không dùng: ngừng sạc, đặt máy lên nền đá hoặc kim loại, và mang đến trung tâm dịch vụ.
:::
`,
    },
    tablets: {
      title: 'Máy tính bảng',
      body: `
- **Sạc**: dùng bộ sạc trong hộp. Củ sạc nhỏ của điện thoại cũ phải mất cả đêm. [Tìm khâu yếu](article:tablet-charges-slowly).
- **Màn hình**: bao da có nắp bảo vệ tốt hơn miếng dán. Đừng để vật nặng đè lên trong túi.
- **Cảm ứng**: nếu không phản hồi, hãy lau khô, gỡ miếng dán và khởi động lại. [Từng bước](article:tablet-touch-not-responding).
- **Trẻ em**: [một tài khoản riêng](article:set-up-tablet-for-a-child) có giới hạn, trước khi đưa máy cho trẻ.

Máy tính bảng để không thì nên sạc đến một nửa ba tháng một lần, nếu không pin sẽ cạn đến mức máy không khởi động được nữa.
`,
    },
    laptops: {
      title: 'Máy tính xách tay',
      body: `
- **Thông gió**: đừng đặt trên giường hay thảm. Các khe dưới đáy hút không khí vào để làm mát máy. [Quạt kêu to](article:laptop-fan-loud) là dấu hiệu đầu tiên của bụi.
- **Pin**: nếu máy nằm trên bàn cả ngày, hãy giới hạn mức sạc ở 80%, nếu mẫu máy của bạn cho phép.
- **Driver**: chỉ lấy từ trang [Driver và hướng dẫn cho laptop](page:drivers-download), và chỉ khi có thứ gì đó không hoạt động.
- **Khi mang đi**: tắt hẳn máy, đừng để ở chế độ ngủ. Máy tự bật trong túi sẽ nóng đến hỏng.

:::hint
Đổ đồ uống lên bàn phím: giữ nút nguồn, rút phích cắm, úp máy như hình mái lều và để yên một ngày. Đừng bật thử trong lúc đó.
:::
`,
    },
    tvs: {
      title: 'TV',
      body: `
- **Đặt**: ở chỗ bằng phẳng, cách tường khoảng bề rộng bàn tay, buộc cố định ở nơi trẻ em hay leo trèo.
- **Treo**: dùng giá treo đúng tải trọng và đúng vị trí lỗ, bắt vít vào tường chứ không chỉ vào lớp vữa trát.
- **Lau chùi**: bằng khăn sợi siêu mịn khô, khi TV đã tắt. [Không dùng nước lau kính](article:clean-tv-screen-safely).
- **Hình tĩnh**: đừng để dòng chữ tin tức chạy mười tiếng mỗi ngày. Hãy đặt TV tự tắt.
- **Giông sét**: rút phích cắm và dây ăng-ten.

:::warning
Không bao giờ mở mặt sau. Bộ nguồn còn giữ điện áp nguy hiểm trong nhiều phút sau khi rút phích cắm.
:::
`,
    },
    'home-appliances': {
      title: 'Đồ gia dụng',
      body: `
- **Điều hòa**: vệ sinh [lưới lọc](article:clean-air-conditioner-filter) hai tuần một lần trong mùa dùng, để dàn nóng thoáng mọi phía.
- **Tủ lạnh**: sau khi vận chuyển, đợi bốn giờ rồi mới bật. Chừa 5 cm phía sau cho thoáng. [Nếu tủ không lạnh](article:refrigerator-does-not-cool), hãy xem gioăng cửa trước.
- **Máy giặt**: tháo bu lông vận chuyển trước lần giặt đầu, chỉnh chân cho cân, vệ sinh lưới lọc xả hai tháng một lần. [Nếu nước đọng lại trong máy](article:washing-machine-does-not-drain).

:::warning
Có mùi khét, có khói, hoặc phích cắm bị nóng: hãy ngắt cầu dao, đừng tắt ở máy. Gas lạnh có thể cháy, nên nếu nghi có rò rỉ, hãy mở cửa sổ và đừng châm lửa.
:::
`,
    },
    accessories: {
      title: 'Phụ kiện',
      body: `
- **Bộ sạc và cáp**: thay khi vỏ bọc bị rách hoặc đầu cắm bị lỏng. [Cáp USB-C không phải sợi nào cũng giống nhau](article:usb-c-one-cable-for-many-devices).
- **Tai nghe**: lau khô các điểm tiếp xúc trước khi cất vào hộp. Làm sạch lưới bằng bàn chải mềm và khô.
- **Đồng hồ và vòng đeo**: rửa sạch mồ hôi và muối, lau khô cảm biến, và để da nghỉ vào ban đêm.
- **Sạc dự phòng**: để trong hành lý xách tay, đừng để ngoài nắng, và đừng để dưới gối qua đêm.

Phụ kiện có bảo hành riêng. Bạn xem trong [chính sách dịch vụ](page:service-policy), mục “Phụ kiện”.
`,
    },
    'before-repair': {
      title: 'Trước khi giao bất kỳ thiết bị nào',
      items: {
        save: {
          title: 'Sao lưu dữ liệu',
          text: 'Khi sửa có thể phải khôi phục cài đặt gốc, và bo mạch chủ mới thì trống.',
        },
        cards: {
          title: 'Tháo ra những gì là của bạn',
          text: 'Thẻ SIM, thẻ nhớ, ốp lưng, kính cường lực, USB.',
        },
        account: {
          title: 'Đăng xuất',
          text: 'Hãy đăng xuất tài khoản, hoặc có mặt để mở khóa. Đừng bao giờ viết mã lên phiếu sửa chữa.',
        },
        photos: {
          title: 'Chụp ảnh',
          text: 'Chụp mọi mặt và nhãn. Ảnh cho thấy tình trạng máy lúc bạn giao.',
        },
      },
    },
    repair: {
      title: 'Chăm sóc thôi chưa đủ?',
      text: 'Hãy xem giá linh kiện và tìm trung tâm có linh kiện đó.',
      actions: { find: 'Tìm trung tâm dịch vụ', price: 'Xem giá linh kiện' },
    },
  },
}
