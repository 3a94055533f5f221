import type { LegalText } from '../legal-text'

export const vi: LegalText = {
  title: 'Chính sách cookie',
  body: `
:::warning
Nội dung mẫu để minh họa. Tập đoàn gồm Aster, Kite và Solis là hư cấu. Trước khi trang web này phục vụ khách hàng thật, một luật sư phải thay nội dung trang này.
:::

Cookie là một mẩu ghi chú nhỏ mà trang web để lại trong trình duyệt của bạn rồi đọc lại. Trang này cho biết trang web của chúng tôi để lại gì ở đó.

## Những gì luôn cần thiết

- **Việc đăng nhập.** Sau khi bạn đăng nhập, một cookie giữ trạng thái đăng nhập cho đến khi bạn đăng xuất. Tập lệnh không đọc được cookie này.
- **Lựa chọn của bạn về cookie**, để chúng tôi không hỏi lại.
- **Biểu ngữ bạn đã đóng** được ẩn trong năm phút. Trình duyệt tự nhớ điều này và không gửi cho chúng tôi.
- **Tên bạn ở đầu trang**, nếu bạn đã đăng nhập. Trình duyệt cũng tự nhớ điều này.

Nếu thiếu những thứ này, ở mỗi trang, trang web sẽ quên những gì bạn vừa làm ở trang trước.

## Những gì cần bạn đồng ý

Ở một số quốc gia, chúng tôi đếm lượt truy cập bằng dịch vụ phân tích để biết trang nào có ích. Ở nơi pháp luật yêu cầu có sự đồng ý, như tại Nga, việc này chỉ bắt đầu sau khi bạn chọn “Chấp nhận tất cả”. Sau khi chọn “Từ chối tất cả”, không có gì được đếm và mọi thứ trên trang web vẫn hoạt động như trước.

## Những gì chúng tôi không dùng

Không có cookie của mạng quảng cáo, và không có cookie nào theo bạn sang trang web khác. Quảng cáo ở đây là của chính chúng tôi.

## Cách đổi ý

:::steps
# Mở cài đặt của trình duyệt
Tìm mục “Quyền riêng tư” hoặc “Cài đặt trang web”.

# Xóa dữ liệu của trang web này
Mọi thứ mô tả ở đây sẽ bị xóa. Khi đó bạn bị đăng xuất.

# Chọn lại
Ở nơi chúng tôi hỏi ý kiến, câu hỏi sẽ hiện lại trong lần truy cập sau.
:::

## Câu hỏi

[Chính sách quyền riêng tư](page:policy/privacy) cho biết chúng tôi còn làm gì với dữ liệu. Bạn liên lạc với chúng tôi qua [trang liên hệ](page:contact).
`,
}
