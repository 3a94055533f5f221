import type { LegalText } from '../legal-text'

export const vi: LegalText = {
  title: 'Điều khoản sử dụng',
  body: `
:::warning
Nội dung mẫu để minh họa. Tập đoàn gồm Aster, Kite và Solis là hư cấu. Trước khi trang web này phục vụ khách hàng thật, một luật sư phải thay nội dung trang này.
:::

Các điều khoản này áp dụng mỗi khi bạn dùng trang web. Chúng không làm tăng số tiền bạn trả và không làm mất các quyền mà pháp luật dành cho bạn.

## Trang web này dùng để làm gì

Bạn có thể kiểm tra bảo hành, theo dõi việc sửa máy, tìm trung tâm dịch vụ, xem giá linh kiện, đọc mẹo và chính sách, và mua gói bảo vệ. Hầu hết không cần tài khoản.

## Ý nghĩa của các câu trả lời

- **Giá** linh kiện và tiền công chỉ để tham khảo. Giá được áp dụng là giá trung tâm dịch vụ báo cho bạn trước khi sửa.
- **Thời gian** chỉ để tham khảo. Việc sửa chữa thường mất 3 đến 7 ngày làm việc kể từ ngày bắt đầu; ngày lễ khiến việc sửa lâu hơn.
- **Kiểm tra bảo hành** cho thấy những gì được lưu về thiết bị. Một lỗi có được bảo hành hay không được quyết định sau khi kiểm tra máy, theo [chính sách dịch vụ](page:service-policy) của nước bạn.
- **Mẹo** được viết cẩn thận. Hãy chỉ làm những gì bạn thấy an toàn, và để kỹ thuật viên xử lý pin phồng hoặc thiết bị đã tháo vỏ.

## Điều chúng tôi mong ở bạn

- Chỉ nhập số của thiết bị là của bạn hoặc thiết bị mà bạn được phép hỏi.
- Đừng dùng chương trình để tra cứu hàng loạt trên trang web, và đừng tìm cách vượt qua lớp bảo vệ của trang.
- Hãy nộp giấy tờ thật. Yêu cầu kèm giấy tờ giả sẽ bị từ chối.

## Mua gói bảo vệ

Bạn thấy gói, thời hạn, điều kiện và tổng tiền trước khi thanh toán. Hợp đồng bắt đầu khi thanh toán được xác nhận. Bạn tìm thấy đơn hàng trong “Đơn hàng của tôi”, và cũng có thể hủy tại đó theo điều kiện của đơn. Mỗi gói chỉ mua được một lần cho mỗi điện thoại.

## Văn bản và hình ảnh

Văn bản, hình ảnh và tên gọi trên trang web này thuộc về tập đoàn. Bạn có thể đọc, in và chia sẻ để dùng cho cá nhân, có ghi nguồn.

## Khi có sự cố

Chúng tôi cố gắng hết sức để trang web hoạt động và sửa lỗi khi biết. Không điều nào ở đây giới hạn trách nhiệm của chúng tôi trong những trường hợp pháp luật không cho phép giới hạn.

## Pháp luật và tranh chấp

Pháp luật áp dụng là pháp luật của quốc gia có chuyên trang bạn đang dùng, cùng các quyền của người tiêu dùng theo pháp luật đó. Trước tiên hãy cho chúng tôi biết qua [trang liên hệ](page:contact): hầu hết mọi việc đều giải quyết được ở đó.

## Thay đổi

Khi các điều khoản này thay đổi, ngày nội dung mới có hiệu lực được ghi ở đầu trang. Với đơn hàng, áp dụng điều khoản của ngày đặt hàng.
`,
}
