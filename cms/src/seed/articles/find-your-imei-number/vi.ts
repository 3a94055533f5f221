import type { ArticleText } from '../article'

export const vi: ArticleText = {
  title: 'Tìm IMEI của điện thoại',
  summary:
    'IMEI phân biệt điện thoại của bạn với mọi máy khác. Bạn cần số này khi kiểm tra bảo hành, khi sửa máy và khi mất điện thoại.',
  coverAlt: 'Điện thoại hiện bàn phím số, và nhãn trên hộp máy có mã vạch',
  body: `
Điện thoại nào kết nối được mạng di động cũng có IMEI, một dãy gồm 15 chữ số. Số này gắn với thiết bị chứ không gắn với thẻ SIM, nên vẫn giữ nguyên khi bạn đổi số điện thoại hay đổi nhà mạng.

## Ba cách tìm IMEI

:::steps
# Bấm mã
Mở ứng dụng điện thoại và nhập \`*#06#\`. Số hiện ra ngay, bạn không cần bấm nút gọi. Điện thoại hai khe SIM hiện hai số.

# Xem trong Cài đặt
Mở Cài đặt, rồi mục Thông tin điện thoại. Tùy mẫu máy, số nằm ngay ở đó, hoặc trong mục Trạng thái hay Thông tin IMEI.

# Xem trên hộp
Nhãn ở cạnh hẹp của hộp máy ghi số này bên cạnh mã vạch. Hóa đơn cũng thường có.
:::

:::hint
Nếu có hai số, hãy dùng số đầu tiên, IMEI 1. Nếu trang kiểm tra bảo hành không tìm thấy số này, hãy thử số thứ hai.
:::

## Khi điện thoại không lên nguồn

Rút khay SIM ra: ở một số mẫu máy, số được in trên khay bằng chữ rất nhỏ. Nếu không có, hãy xem trên hộp hoặc hóa đơn. Nếu máy đã đăng nhập tài khoản, trang tìm thiết bị của tài khoản đó có thể hiện số của từng điện thoại.

## Vì sao nên ghi lại ngay hôm nay

- **Để xem bảo hành.** Nhập số vào trang [kiểm tra bảo hành](page:warranty-check), bạn thấy ngay điện thoại được bảo hành đến khi nào.
- **Để sửa máy.** Trung tâm dịch vụ ghi số này vào phiếu sửa chữa. Hãy so lại khi nhận máy.
- **Khi bị mất trộm.** Nhà mạng có thể chặn điện thoại theo IMEI, và công an cũng hỏi số này.
- **Trước khi mua điện thoại cũ.** So số trong máy với số trên hộp. Nếu khác nhau, hãy hỏi lý do.

:::warning
Hãy giữ số này như giữ số giấy tờ tùy thân. Đừng đăng ảnh có số này, và chỉ cung cấp cho nơi thật sự cần: nhà mạng, công an, trung tâm dịch vụ.
:::

Máy tính xách tay, TV và máy tính bảng không có khe SIM thì không có IMEI. Những thiết bị này có số sê-ri, in trên nhãn ở mặt dưới hoặc mặt sau.
`,
}
