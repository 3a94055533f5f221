import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Dịch vụ sửa điện thoại',
  description:
    'Dấu hiệu nào ứng với bộ phận nào, kỹ thuật viên làm gì và bạn có thể thử gì trước: pin, sạc, màn hình, camera, âm thanh, nút bấm, bo mạch chủ, phần mềm.',
  sections: {
    hero: {
      title: 'Điện thoại của bạn cần sửa gì?',
      text: 'Tìm dấu hiệu bạn đang thấy. Bên dưới là cách sửa và những gì bạn có thể tự thử trước.',
      pictureAlt: 'Điện thoại đã tháo rời: nắp lưng, pin, bo mạch chủ, camera và màn hình đặt cạnh nhau',
      actions: { price: 'Xem giá linh kiện', find: 'Tìm trung tâm dịch vụ' },
    },
    battery: {
      title: 'Pin',
      body: `
**Dấu hiệu.** Đến trưa đã cạn pin dù bạn vẫn dùng như cũ; máy tắt khi còn 20 hoặc 30%; nắp lưng bị đội lên.

**Thử trước.** Vào Cài đặt, Pin, xem có ứng dụng nào tốn pin hơn hẳn các ứng dụng khác không. Những thói quen trong bài [Giữ pin điện thoại bền nhiều năm](article:make-your-phone-battery-last) cũng tốt cho viên pin sau.

**Chúng tôi làm gì.** Thay pin, thay keo dán kín nắp lưng và sạc đầy để thử. Dữ liệu của bạn không bị đụng đến.

:::warning
Pin đã phồng: đừng sạc nữa, đừng ấn, đừng chọc. Hãy mang máy đến ngay trong ngày.
:::
`,
    },
    charging: {
      title: 'Sạc',
      body: `
**Dấu hiệu.** Đầu cắm bị lỏng; máy chỉ sạc được ở một góc, sạc chậm, hoặc báo có hơi ẩm.

**Thử trước.** Dùng cáp khác, củ sạc khác và [vệ sinh cổng sạc](article:how-to-clean-charging-port-on-phone). Cách này thường có ích hơn bất kỳ linh kiện nào.

**Chúng tôi làm gì.** Vệ sinh và đo cổng sạc. Nếu cổng đã mòn thì thay; ở một số mẫu máy, cổng nằm trên một bo mạch nhỏ riêng nên rẻ hơn. Nếu cổng còn tốt, tiếp theo là kiểm tra pin và mạch sạc.
`,
    },
    screen: {
      title: 'Màn hình',
      body: `
**Dấu hiệu.** Nứt, sọc, đốm lan rộng, nhấp nháy, cảm ứng tự nhảy hoặc không nhận chạm.

**Thử trước.** Gỡ kính cường lực và khởi động lại. Kính cường lực bị nứt thường trông giống màn hình bị nứt.

**Chúng tôi làm gì.** Ở hầu hết điện thoại, mặt kính, lớp cảm ứng và tấm nền là một khối và được thay cùng nhau. Khung máy cũng được kiểm tra, vì khung cong sẽ làm vỡ màn hình mới. Trang [Sửa màn hình vỡ](page:broken-screen-service) trình bày từng bước.
`,
    },
    camera: {
      title: 'Camera',
      body: `
**Dấu hiệu.** Ảnh luôn mờ, ống kính kêu lạch cạch, khung hình tối đen, hoặc ảnh nào cũng có một đốm.

**Thử trước.** Lau mặt kính bằng khăn mềm, đóng mọi ứng dụng và chụp một ảnh bằng từng ống kính. Nếu chỉ một ứng dụng bị đen hình, ứng dụng đó chưa được cấp quyền.

**Chúng tôi làm gì.** Kính bảo vệ bị xước thì thay riêng kính, không cần thay camera. Nếu ống kính không lấy nét được nữa thì thay cụm camera. Sau đó từng ống kính được thử ở cả gần và xa.
`,
    },
    sound: {
      title: 'Loa và micrô',
      body: `
**Dấu hiệu.** Bạn nghe người khác như từ rất xa; người khác không nghe thấy bạn; nhạc bị rè.

**Thử trước.** Gọi thử bằng loa ngoài. Nếu nghe rõ thì lỗi ở loa thoại, thường là do bụi: hãy chải bằng bàn chải đánh răng mềm và khô. Ghi âm một đoạn để thử micrô. Tắt Bluetooth để âm thanh không phát ra thiết bị khác.

**Chúng tôi làm gì.** Làm sạch các lưới loa. Nếu vẫn không có tiếng thì thay loa, loa thoại hoặc bo mạch có micrô.
`,
    },
    buttons: {
      title: 'Nút bấm',
      body: `
**Dấu hiệu.** Nút nguồn hoặc âm lượng bị kẹt, phải ấn mạnh, hoặc tự bấm.

**Thử trước.** Tháo ốp lưng; nhiều chiếc đè lên nút. Tắt máy rồi dùng khăn lau dọc theo cạnh máy.

**Chúng tôi làm gì.** Thay nút cùng sợi cáp mỏng phía sau. Cảm biến vân tay trong nút nguồn được chuyển sang nút mới, hoặc vân tay được đăng ký lại. Nếu khung máy ở chỗ đó bị cong thì nắn lại hoặc thay.
`,
    },
    mainboard: {
      title: 'Bo mạch chủ',
      body: `
**Dấu hiệu.** Điện thoại không khởi động, không tìm thấy mạng, mất IMEI, hoặc cứ khởi động lại liên tục.

**Thử trước.** Sạc nửa giờ bằng bộ sạc còn tốt, rồi giữ nút nguồn và nút giảm âm lượng trong 15 giây. Thử thẻ SIM khác.

**Chúng tôi làm gì.** Trước hết loại trừ pin, màn hình và cổng sạc, vì những thứ này rẻ hơn. Nếu đúng là bo mạch thì thay. Giá tùy dung lượng RAM và bộ nhớ.

:::warning
Dữ liệu của bạn nằm trên bo mạch chủ. Khi thay bo mạch, dữ liệu cũng mất theo. Chúng tôi báo trước và bạn quyết định.
:::
`,
    },
    software: {
      title: 'Phần mềm',
      body: `
**Dấu hiệu.** Máy dừng ở logo, bị treo sau khi cập nhật, hoặc ứng dụng tự đóng.

**Thử trước.** Giải phóng một phần mười bộ nhớ, cài các bản cập nhật đang chờ, và khởi động ở chế độ an toàn nếu điện thoại của bạn có. Nếu ở chế độ đó không còn lỗi, nguyên nhân là một ứng dụng.

**Chúng tôi làm gì.** Cài lại hệ điều hành cho mẫu máy của bạn. Đôi khi không cần khôi phục cài đặt gốc, nhưng thường là phải, nên hãy [sao lưu dữ liệu](article:back-up-phone-before-repair) khi còn có thể.
`,
    },
    before: {
      title: 'Trước khi bạn đến',
      items: {
        save: {
          title: 'Sao lưu dữ liệu',
          text: 'Ảnh, danh bạ, tin nhắn. Sau đó tháo thẻ SIM và thẻ nhớ.',
        },
        describe: {
          title: 'Mô tả lỗi',
          text: 'Điều gì xảy ra, từ khi nào, và trước đó có chuyện gì. Một đoạn video ngắn quay lại lỗi rất hữu ích.',
        },
        bring: {
          title: 'Mang theo đồ đi kèm',
          text: 'Bộ sạc nếu máy lỗi sạc, hóa đơn, và thẻ trong hộp máy nếu bạn có.',
        },
      },
    },
    questions: { title: 'Câu hỏi về linh kiện' },
  },
}
