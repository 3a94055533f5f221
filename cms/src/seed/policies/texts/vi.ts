import type { PolicyTexts } from './policy-texts'

const PRICE = 'Nếu phải trả phí, bạn được báo giá linh kiện và tiền công trước, rồi bạn quyết định.'
const TIME =
  'Thời gian thường là 3 đến 7 ngày làm việc kể từ ngày bắt đầu sửa. Thời gian này chỉ để tham khảo và kéo dài thêm khi có ngày lễ.'
const FOLLOW =
  'Bạn theo dõi việc sửa máy bằng mã phiếu sửa chữa ở trang [tình trạng sửa chữa](page:repair-status).'

const BRING_IN = `
:::steps
# Kiểm tra bảo hành
IDENTIFY

# Sao lưu dữ liệu
Khi sửa có thể phải khôi phục cài đặt gốc. Hãy [sao lưu dữ liệu](article:back-up-phone-before-repair) khi máy còn hoạt động.

# Mang máy đến
Hãy đến [trung tâm dịch vụ](page:service-center) cùng máy, và cùng bộ sạc nếu lỗi ở việc sạc. Xuất trình hóa đơn nếu có. Bạn nhận phiếu sửa chữa có mã số.

# Chờ sửa
Kỹ thuật viên kiểm tra máy. ${PRICE} ${TIME} ${FOLLOW}

# Thử máy trước khi về
Hãy thử phần đã hỏng và so số ghi trên phiếu với số của máy.
:::`

export const vi: PolicyTexts = {
  titles: {
    'mobile-phone': 'Điện thoại di động {brand}: bảo hành và dịch vụ',
    'retail-accessories': 'Phụ kiện {brand}: bảo hành và dịch vụ',
    'home-appliance': 'Đồ gia dụng {brand}: bảo hành và dịch vụ',
    laptop: 'Máy tính xách tay {brand}: bảo hành và dịch vụ',
  },
  summaries: {
    'mobile-phone':
      'Lỗi vật liệu và lỗi sản xuất được sửa miễn phí ({periods}). Rơi và dính chất lỏng không được bảo hành. Thời hạn bắt đầu từ khi kích hoạt.',
    'retail-accessories':
      'Phụ kiện có lỗi vật liệu hoặc lỗi sản xuất được sửa hoặc đổi ({periods}). Thời hạn bắt đầu từ ngày mua.',
    'home-appliance':
      'Lỗi vật liệu và lỗi sản xuất được sửa miễn phí, máy lớn được sửa tại nhà ({periods}). Lắp đặt sai không được bảo hành.',
    laptop:
      'Lỗi vật liệu và lỗi sản xuất được sửa miễn phí ({periods}). Hãy sao lưu dữ liệu trước: dữ liệu không thuộc phạm vi bảo hành.',
    'small-appliance':
      'Máy có lỗi vật liệu hoặc lỗi sản xuất được sửa hoặc đổi ({periods}). Hao mòn và cặn vôi không được bảo hành. Thời hạn bắt đầu từ ngày mua.',
  },
  headings: {
    covered: 'Được bảo hành',
    period: 'Thời hạn bảo hành',
    excluded: 'Không được bảo hành',
    claim: 'Cách yêu cầu bảo hành',
    parts: 'Linh kiện và thiết bị được thay',
    data: 'Dữ liệu của bạn',
    transport: 'Vận chuyển',
    rights: 'Quyền của bạn theo pháp luật',
  },
  scopes: {
    'aster-mobile-phone': 'Chính sách này áp dụng cho điện thoại Aster và máy tính bảng Aster Slate.',
    'aster-retail-accessories':
      'Chính sách này áp dụng cho bộ sạc, cáp, tai nghe và sạc dự phòng Aster được bán riêng. Những gì có sẵn trong hộp điện thoại thuộc chính sách của điện thoại.',
    'aster-home-appliance':
      'Chính sách này áp dụng cho đồ gia dụng nhỏ của Aster: quạt, ấm đun nước, bàn là và máy lọc không khí.',
    'aster-laptop': 'Chính sách này áp dụng cho máy tính xách tay Aster, cùng pin và bộ sạc đi kèm máy.',
    'kite-mobile-phone':
      'Chính sách này áp dụng cho điện thoại thông minh và điện thoại phổ thông Kite, và cho đồng hồ, thẻ định vị Kite có SIM.',
    'kite-retail-accessories':
      'Chính sách này áp dụng cho tai nghe, loa, bộ sạc, cáp, sạc dự phòng và đồng hồ không SIM của Kite được bán riêng.',
    'kite-home-appliance':
      'Chính sách này áp dụng cho đồ gia dụng nhỏ của Kite: quạt, bàn là, máy sấy tóc và tông đơ.',
    'kite-laptop': 'Chính sách này áp dụng cho máy tính xách tay Kite, cùng pin và bộ sạc đi kèm máy.',
    'solis-mobile-phone':
      'Solis không sản xuất điện thoại. Chính sách này áp dụng cho các thiết bị Solis có SIM và IMEI: bộ định tuyến Link và Hub TV.',
    'solis-retail-accessories':
      'Chính sách này áp dụng cho loa thanh, giá treo tường, cáp và điều khiển từ xa Solis được bán riêng.',
    'solis-home-appliance': 'Chính sách này áp dụng cho TV, tủ lạnh, máy giặt và điều hòa Solis.',
    'solis-laptop': 'Chính sách này áp dụng cho máy tính xách tay Solis, cùng pin và bộ sạc đi kèm máy.',
  },
  items: {
    smartphone: 'Điện thoại thông minh',
    featurePhone: 'Điện thoại phổ thông',
    tablet: 'Máy tính bảng',
    watchWithSim: 'Đồng hồ hoặc thẻ định vị có SIM',
    router: 'Bộ định tuyến hoặc Hub TV',
    battery: 'Pin',
    boxCharger: 'Bộ sạc và cáp trong hộp',
    charger: 'Bộ sạc và cáp',
    earphones: 'Tai nghe',
    powerBank: 'Sạc dự phòng',
    watch: 'Đồng hồ không SIM',
    speaker: 'Loa',
    remoteControl: 'Điều khiển từ xa',
    mountAndCable: 'Giá treo tường và cáp',
    soundbar: 'Loa thanh',
    smallAppliance: 'Đồ gia dụng nhỏ',
    trimmer: 'Máy sấy tóc và tông đơ',
    television: 'TV',
    refrigerator: 'Tủ lạnh',
    washingMachine: 'Máy giặt',
    airConditioner: 'Điều hòa',
    compressor: 'Máy nén của tủ lạnh và điều hòa',
    motor: 'Động cơ máy giặt',
    laptop: 'Máy tính xách tay',
  },
  changes: {
    longerEarphones: 'Mới trong bản này: tai nghe được bảo hành 12 tháng thay vì 6 tháng.',
    longerLaptop:
      'Mới trong bản này: máy tính xách tay mua từ ngày này được bảo hành 24 tháng thay vì 12 tháng.',
  },
  covered: {
    all: 'Lỗi vật liệu hoặc lỗi sản xuất xuất hiện khi sử dụng bình thường trong thời hạn bảo hành. Khi đó bạn không phải trả tiền linh kiện và tiền công. Ví dụ:',
    'mobile-phone': `
- máy không lên nguồn, tự khởi động lại hoặc không sạc được
- màn hình có sọc, có vùng tối hoặc cảm ứng không phản hồi mà không do va đập
- camera, micrô, loa, nút bấm, cảm biến hoặc kết nối mạng hỏng
- lỗi phần mềm mà cập nhật hay khôi phục cài đặt gốc không khắc phục được`,
    'retail-accessories': `
- không sạc được, không có tiếng hoặc không kết nối được
- cáp đứt ngầm mà bên ngoài không hư hại
- pin tai nghe hoặc sạc dự phòng không nạp được nữa
- nút, đầu cắm hoặc bản lề lỏng ra khi dùng bình thường`,
    'home-appliance': `
- máy không chạy hoặc dừng giữa chừng
- máy không làm lạnh, làm nóng, giặt hoặc vắt đúng mức
- TV hỏng hình ảnh, âm thanh hoặc kết nối
- máy rò nước hoặc kêu to do bộ phận bên trong`,
    laptop: `
- máy không lên nguồn hoặc tự tắt
- màn hình, bàn phím, bàn di chuột, cổng, quạt, bộ nhớ hoặc ổ lưu trữ hỏng
- pin không sạc được nữa
- không khôi phục được hệ thống đi kèm máy`,
    'small-appliance': `
- máy không chạy hoặc dừng giữa chừng
- máy không nóng, thổi hoặc quay đúng mức
- công tắc, dây hoặc phích cắm hỏng bên trong
- máy kêu to hoặc có mùi khét do bộ phận bên trong`,
  },
  period: {
    'mobile-phone':
      'Thời hạn bắt đầu khi thiết bị được kích hoạt. Trang [kiểm tra bảo hành](page:warranty-check) cho biết còn đến ngày nào: bấm `*#06#` để xem IMEI. Thẻ bảo hành hiện ra 24 giờ sau khi kích hoạt.',
    'retail-accessories':
      'Thời hạn bắt đầu từ ngày mua. Ngày này ghi trên hóa đơn, nên hãy giữ hóa đơn cùng phụ kiện.',
    'home-appliance':
      'Thời hạn bắt đầu từ ngày mua ghi trên hóa đơn. Với TV, trang [bảo hành TV](page:tv-warranty) cho xem thời hạn theo số sê-ri.',
    laptop: 'Thời hạn bắt đầu từ ngày mua ghi trên hóa đơn. Số sê-ri (SNID) nằm trên nhãn dưới đáy máy.',
    after:
      'Việc sửa chữa không làm thời hạn ngắn đi và cũng không tính lại từ đầu. Linh kiện đã thay được bảo hành đến hết thời hạn, và ít nhất 90 ngày.',
    'small-appliance':
      'Thời hạn bắt đầu từ ngày mua ghi trên hóa đơn. Mẫu máy và số sê-ri nằm trên nhãn ở đáy hoặc mặt sau máy.',
  },
  excluded: {
    all: `
- rơi, va đập, đè ép và bẻ cong
- chất lỏng, cát, côn trùng, sét đánh và sai điện áp
- linh kiện, bộ sạc hoặc phần mềm không dành cho máy
- máy do người ngoài dịch vụ của chúng tôi mở hoặc sửa
- số sê-ri hoặc IMEI bị gỡ hay không đọc được
- hao mòn: vết xước, phai màu, pin giảm dung lượng theo thời gian`,
    'mobile-phone': `
- màn hình vỡ do rơi: việc này thuộc [gói bảo vệ màn hình](page:protection)
- điện thoại được sản xuất cho quốc gia khác: máy được bảo hành tại quốc gia đó`,
    'retail-accessories': `
- đệm, dây đeo và vỏ mòn đi khi sử dụng`,
    'home-appliance': `
- máy do người khác lắp đặt hoặc đấu nối, và việc di dời sau đó
- lưới lọc, bóng đèn và gioăng cần vệ sinh hoặc thay khi sử dụng
- dùng để kinh doanh, nếu máy dành cho gia đình`,
    laptop: `
- chương trình và trò chơi bạn đã cài, và hư hại do vi-rút
- dữ liệu trên máy và việc khôi phục dữ liệu`,
    'small-appliance': `
- cặn vôi, bụi và tóc không được làm sạch
- lưới lọc, lưỡi dao và gioăng cần thay khi sử dụng
- dùng để kinh doanh, nếu máy dành cho gia đình`,
  },
  claim: {
    'mobile-phone': BRING_IN.replace(
      'IDENTIFY',
      'Nhập IMEI ở trang [kiểm tra bảo hành](page:warranty-check). Trang này cũng cho biết máy được bảo hành tại quốc gia nào.',
    ),
    'retail-accessories': `
:::steps
# Tìm hóa đơn
Hóa đơn ghi ngày mua và cửa hàng.

# Thử với thiết bị khác
Như vậy bạn biết chắc lỗi nằm ở phụ kiện.

# Mang phụ kiện đến
Hãy đến [trung tâm dịch vụ](page:service-center) cùng phụ kiện và hóa đơn. Bạn nhận phiếu sửa chữa có mã số.

# Nhận lại và mang về
Nhiều phụ kiện được đổi ngay. ${PRICE} ${TIME}
:::`,
    'home-appliance': `
:::steps
# Ghi lại mẫu máy và số sê-ri
Chúng nằm trên nhãn: ở mặt sau TV, phía trong cửa tủ lạnh hoặc máy giặt, bên hông điều hòa.

# Gọi cho chúng tôi
Gọi đường dây nóng ở chân trang hoặc vào [trang liên hệ](page:contact). Cho biết máy bị gì và bị từ khi nào.

# Kỹ thuật viên đến nhà
Với máy lớn, chúng tôi hẹn ngày với bạn. Hãy dọn lối vào chỗ đặt máy. Với máy nhỏ, hãy mang đến [trung tâm dịch vụ](page:service-center).

# Chờ sửa
${PRICE} ${TIME} ${FOLLOW}

# Cùng thử máy
Hãy cho máy chạy một lần trước khi ký phiếu.
:::`,
    laptop: BRING_IN.replace(
      'IDENTIFY',
      'Chuẩn bị sẵn số sê-ri (SNID) và hóa đơn, và xem [driver](page:drivers-download) mới hơn có khắc phục được không.',
    ),
    'small-appliance': `
:::steps
# Tìm hóa đơn
Hóa đơn ghi ngày mua và cửa hàng.

# Tắt máy
Rút phích cắm và để máy nguội. Đừng mở máy.

# Mang máy đến
Hãy đến [trung tâm dịch vụ](page:service-center) cùng máy và hóa đơn. Bạn nhận phiếu sửa chữa có mã số.

# Chờ sửa
${PRICE} ${TIME} ${FOLLOW}
:::`,
  },
  parts: {
    all: 'Chúng tôi sửa bằng linh kiện chính hãng. Với số sê-ri, bạn có thể [kiểm tra linh kiện có chính hãng không](page:spare-parts-serial). Linh kiện được thay theo bảo hành thuộc về chúng tôi; nếu bạn trả phí sửa, bạn có thể mang linh kiện cũ về.',
    exchange:
      'Nếu không sửa được, bạn nhận máy cùng mẫu hoặc mẫu tương đương. Gói bảo vệ được chuyển sang điện thoại mới khi bạn đề nghị: hãy gọi đường dây nóng hoặc viết cho bộ phận hỗ trợ trực tuyến. Việc này mất khoảng 5 ngày làm việc.',
  },
  data: {
    'mobile-phone':
      'Chúng tôi không xem ảnh và tin nhắn của bạn, và không hỏi mật khẩu tài khoản. Việc sửa chữa có thể xóa dữ liệu trên máy; chúng tôi hỏi bạn trước. Những gì chưa sao lưu sẽ không lấy lại được. Xem chi tiết trong bài [Chúng tôi xử lý dữ liệu của bạn thế nào khi sửa máy](article:how-we-treat-your-data-in-a-repair). Hãy tháo thẻ SIM và thẻ nhớ, và để ốp lưng ở nhà.',
    'retail-accessories':
      'Hầu hết phụ kiện không lưu gì. Hãy xóa tai nghe và đồng hồ khỏi danh sách thiết bị đã kết nối trên điện thoại, và khôi phục cài đặt gốc cho đồng hồ trước khi giao.',
    'home-appliance':
      'Hãy đăng xuất khỏi các tài khoản trên TV và rút USB. Những máy khác không lưu gì về bạn ngoài các cài đặt, và việc sửa chữa có thể đưa chúng về mặc định.',
    laptop:
      'Hãy chép tệp của bạn sang ổ khác. Việc sửa chữa có thể xóa ổ lưu trữ; chúng tôi hỏi bạn trước. Những gì chưa sao lưu sẽ không lấy lại được. Chúng tôi không đọc tệp của bạn và không hỏi mật khẩu tài khoản.',
    'small-appliance': 'Những máy này không lưu gì về bạn.',
  },
  transport: {
    broughtIn:
      'Bạn mang máy đến và tự đến nhận lại. Ở nơi có dịch vụ giao nhận, chúng tôi có thể đến lấy máy tận nhà và mang trả: bạn biết giá trước khi đặt. Từ lúc bạn giao máy đến lúc nhận lại, chúng tôi chịu trách nhiệm về máy.',
    atHome:
      'Máy lớn được sửa tại nhà bạn khi có thể. Nếu máy còn bảo hành phải đưa về xưởng, chúng tôi chở đi và chở về miễn phí. TV phải được chở ở tư thế đứng; tủ lạnh cần để yên vài giờ trước khi bật lại.',
  },
  rights:
    'Bảo hành này là cam kết của thương hiệu, bên cạnh các quyền mà pháp luật dành cho bạn đối với người bán. Các quyền đó giữ nguyên. Nếu pháp luật của nước bạn cho bạn nhiều quyền hơn chính sách này thì áp dụng pháp luật. Nếu bạn không đồng ý với một quyết định, hãy cho chúng tôi biết: [trang liên hệ](page:contact) nêu mọi cách liên lạc.',
  law: {},
}
