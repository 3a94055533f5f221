import type { ArticleText } from '../article'

export const vi: ArticleText = {
  title: 'Quy trình sửa chữa, từng bước',
  summary:
    'Từ câu hỏi đầu tiên đến khi bạn cầm lại điện thoại: điều gì diễn ra, mất bao lâu, và bạn quyết định ở bước nào.',
  coverAlt: 'Bàn sửa máy với điện thoại tháo mở, nắp lưng, tua vít và các con ốc',
  body: `
Hầu hết mọi người vài năm mới đi sửa điện thoại một lần và không biết sẽ diễn ra thế nào. Đây là quy trình sửa máy tại Carelane, với bốn điều do bạn quyết định.

:::steps
# Kiểm tra bảo hành
Trang [kiểm tra bảo hành](page:warranty-check) cho biết ngay điện thoại của bạn còn bảo hành hay không. Bạn cần [IMEI](article:find-your-imei-number) của máy.

# Sao lưu dữ liệu
Khi sửa có thể phải khôi phục cài đặt gốc. Hãy [sao lưu dữ liệu](article:back-up-phone-before-repair), tháo thẻ SIM và thẻ nhớ, rồi đăng xuất tài khoản.

# Giao máy
Mang theo máy, bộ sạc nếu lỗi liên quan đến sạc, và hóa đơn nếu có. Hãy cho biết điều gì đã xảy ra và từ khi nào. Bạn nhận phiếu sửa chữa có mã: hãy giữ phiếu, vì với mã này bạn hỏi được tình trạng sửa chữa bất cứ lúc nào.

# Nhận báo giá
Kỹ thuật viên kiểm tra máy. Nếu phải trả phí, bạn nhận báo giá trước, với linh kiện và tiền công tính riêng. Bạn đồng ý hoặc từ chối.

# Chờ sửa
Thời gian thường là 3 đến 7 ngày làm việc kể từ ngày bắt đầu sửa. Thời gian này chỉ để tham khảo và kéo dài thêm khi có ngày lễ. Nếu thiếu linh kiện, chúng tôi báo cho bạn.

# Thử máy rồi mang về
Hãy thử phần đã hỏng khi bạn còn ở trung tâm: gọi một cuộc, chụp một ảnh, cắm sạc. So IMEI trên phiếu với IMEI của điện thoại.
:::

## Những gì bạn quyết định

- Có sửa hay không, khi bạn đã biết giá.
- Có cho xóa dữ liệu trong máy hay không.
- Làm gì khi phát hiện lỗi khác: chúng tôi hỏi bạn trước khi làm tiếp.
- Có mang linh kiện đã thay về hay không, nếu linh kiện đó không phải thu hồi theo bảo hành.

:::hint
Thẻ trong hộp của một số thiết bị giúp bạn được ưu tiên tiếp đón tại trung tâm dịch vụ. Hãy xuất trình thẻ khi đến.
:::

## Nếu máy vẫn bị lỗi

Hãy mang máy trở lại cùng phiếu sửa chữa. Lỗi cũ tái diễn ngay sau khi sửa sẽ được ưu tiên kiểm tra lại. Và hãy cho chúng tôi biết bạn thấy thế nào, tốt hay chưa tốt: mỗi đánh giá đều có người đọc, và người đó có thể tạo ra thay đổi.

## TV và đồ gia dụng lớn

TV, máy giặt hoặc tủ lạnh thường được sửa tại nhà bạn. Hãy chuẩn bị sẵn mẫu máy và số sê-ri trên nhãn, dọn lối vào chỗ đặt máy, và có mặt khi kỹ thuật viên chạy thử.
`,
}
