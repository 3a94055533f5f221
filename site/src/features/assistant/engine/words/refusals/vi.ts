import type { RefusalWords } from './refusal-words'

export const vi: RefusalWords = {
  harmless: `linh kiện, phụ kiện, điều kiện, sự kiện, dữ kiện, kiện hàng, bưu kiện, dịch vụ khách hàng, chăm sóc khách hàng, hỗ trợ khách hàng, tư vấn khách hàng, đứng tên, tên máy, tên tài khoản, kỷ luật, quy luật, hiệu thuốc`,
  others: `hàng xóm, bạn tôi, bạn của tôi, người yêu cũ, vợ cũ, chồng cũ, sếp tôi, đồng nghiệp, người khác, khách hàng khác, của khách, khách hàng, khách khác, hang xom, nguoi khac, khach hang khac`,
  theirs: `địa chỉ, địa chỉ nhà, đơn hàng, số điện thoại, sđt, tên, email, tài khoản, ảnh, tin nhắn, tình trạng sửa chữa, imei, dữ liệu, vị trí, mật khẩu, thông tin, danh sách, dia chi, so dien thoai, thong tin, mat khau`,
  family: `vợ tôi, chồng tôi, vợ em, chồng em, vợ mình, chồng mình, bạn gái, bạn trai, người yêu, con tôi, con trai tôi, con gái tôi, anh tôi, chị tôi, em tôi, mẹ tôi, bố tôi, vo toi, chong toi`,
  spying: `nghe lén, nghe trộm, theo dõi vợ, theo dõi chồng, theo dõi bạn gái, theo dõi bạn trai, đọc tin nhắn, đọc trộm, xem trộm, xem tin nhắn, phần mềm gián điệp, gián điệp, lịch sử cuộc gọi, danh sách cuộc gọi, định vị vợ, định vị chồng, định vị người, lén, hack, nghe len, doc trom, xem trom`,
  owner: `ai là chủ, chủ máy là ai, tên chủ máy, tên chủ nhân, máy của ai, số của ai, số này của ai, định vị số điện thoại, định vị số, tra số điện thoại, chu may la ai, may cua ai`,
  legal: `muốn kiện, đi kiện, khởi kiện, kiện ra tòa, kiện ra toà, kiện công ty, kiện các bạn, kiện hãng, kiện cửa hàng, có thể kiện, kiện tụng, bị kiện, kiện, luật sư, tòa án, toà án, ra tòa, ra toà, tư vấn pháp luật, tư vấn pháp lý, đòi bồi thường, luật bảo vệ người tiêu dùng, luat su, toa an, khoi kien, kien cong ty, doi boi thuong`,
  law: `có hợp pháp, trái pháp luật, phạm pháp, luật nói gì, bồi thường, quyền lợi người tiêu dùng, boi thuong`,
  medical: `uống thuốc, thuốc gì, thuốc nào, thuốc mỡ, thuốc nhỏ mắt, ung thư, đau đầu, nhức đầu, đau mắt, mỏi mắt, đau tay, mang thai, bị bỏng, bỏng tay, phỏng tay, đi khám, khám bác sĩ, bác sĩ nào, hại sức khỏe, có hại cho sức khỏe, da tôi, ung thu, dau dau, thuoc gi, thuoc mo, bac si nao`,
  health: `bác sĩ, bệnh viện, thuốc, bức xạ, đau, nuốt, ngộ độc, dị ứng, điện giật, triệu chứng, benh vien, ngo doc, dien giat`,
  instructions: `bỏ qua các hướng dẫn, bỏ qua hướng dẫn, bỏ qua mọi hướng dẫn, bỏ qua mọi quy tắc, bỏ qua mọi chỉ dẫn, bỏ qua mọi lệnh, bỏ qua tất cả hướng dẫn, bỏ qua tất cả các, bỏ qua tất cả quy tắc, quên các hướng dẫn, quên hướng dẫn, quên mọi, quên tất cả, lời nhắc hệ thống, prompt hệ thống,
    bây giờ bạn là, giả vờ là, giả vờ làm, đóng vai, không có quy tắc, mật khẩu quản trị, mật khẩu admin, bo qua huong dan, bo qua cac huong dan, bo qua moi quy tac, bo qua tat ca huong dan, mat khau quan tri, mat khau admin`,
  toAssistant: `trợ lý phải, bỏ qua mọi, bỏ qua tất cả`,
}
