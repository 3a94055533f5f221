import type { LegalText } from '../legal-text'

export const vi: LegalText = {
  title: 'Chính sách quyền riêng tư',
  body: `
:::warning
Nội dung mẫu để minh họa. Tập đoàn gồm Aster, Kite và Solis là hư cấu. Trước khi trang web này phục vụ khách hàng thật, một luật sư phải thay nội dung trang này.
:::

Trang này cho biết chúng tôi dùng dữ liệu nào về bạn, để làm gì và bạn có thể yêu cầu gì ở chúng tôi.

## Ai chịu trách nhiệm

Carelane, dịch vụ hậu mãi của Aster, Kite và Solis. Địa chỉ, đường dây nóng và email cho nước bạn nằm ở chân mỗi trang.

## Chúng tôi dùng gì và để làm gì

- **Để tra cứu.** IMEI, số sê-ri hoặc mã phiếu sửa chữa bạn nhập chỉ được dùng cho lần trả lời đó. Số này không được lưu và không nằm trong địa chỉ web.
- **Để sửa chữa.** Phiếu sửa chữa ghi tên bạn, một cách liên hệ, thiết bị và số của thiết bị, lỗi, linh kiện và các ngày.
- **Để đặt lịch hoặc trả lời bạn.** Tên, số điện thoại hoặc email của bạn, và những gì bạn viết cho chúng tôi.
- **Để bán gói bảo vệ.** Tài khoản của bạn tại nhà cung cấp đăng nhập, tên và số điện thoại, IMEI và tình trạng thanh toán. Dữ liệu thẻ được gửi đến nhà cung cấp dịch vụ thanh toán, không đến chúng tôi.
- **Để mở khóa điện thoại.** Ảnh giấy tờ tùy thân và ảnh hóa đơn, theo mẫu yêu cầu mở khóa. Chỉ người xem xét yêu cầu mới thấy các ảnh này.
- **Để giữ an toàn cho trang web.** Dữ liệu kỹ thuật về lượt truy cập, trong đó số của thiết bị và số điện thoại đã được làm cho không đọc được.

## Những gì chúng tôi không làm

Chúng tôi không bán dữ liệu. Chúng tôi không xem nội dung trong thiết bị bạn giao. Chúng tôi không hỏi mật khẩu.

## Ai khác nhận dữ liệu

Trung tâm dịch vụ sửa thiết bị của bạn, đơn vị giao nhận nếu bạn đặt giao nhận, và nhà cung cấp dịch vụ thanh toán nếu bạn thanh toán. Mỗi bên chỉ nhận những gì cần cho việc đó.

## Chúng tôi giữ bao lâu

Chừng nào còn cần cho mục đích nêu trên, và chừng nào pháp luật của nước bạn còn yêu cầu lưu hồ sơ sửa chữa và thanh toán. Sau đó dữ liệu được xóa.

## Bạn có thể yêu cầu gì

Bạn có thể hỏi chúng tôi lưu gì về bạn, yêu cầu sửa chỗ sai, yêu cầu xóa dữ liệu không còn cần đến, và phản đối việc sử dụng dữ liệu. Hãy viết cho chúng tôi qua [trang liên hệ](page:contact). Bạn cũng có thể khiếu nại với cơ quan bảo vệ dữ liệu của nước bạn.

## Cookie

[Chính sách cookie](page:policy/cookies) cho biết trang web này lưu gì trong trình duyệt của bạn.

## Thay đổi

Khi trang này thay đổi, ngày nội dung mới có hiệu lực được ghi ở đầu trang.
`,
}
