import type { DangerWords } from '../danger-patterns'

/** A form with tones is not the same as without: 'cháy' burns, 'chạy' runs. Forms without any are of texts without any. */
export const VI: DangerWords = {
  lists: {
    thing: `điện_thoại|đt|dt|đthoại|dien_thoai|máy_tính_bảng|tablet|laptop|lap|máy_tính|may_tinh|pc|tivi|ti_vi|tv|sạc|cục_sạc|củ_sạc|bộ_sạc|dây_sạc|cu_sac|cuc_sac|sac|cáp|dây|dây_điện|phích|phích_cắm|
      ổ_cắm|ổ_điện|o_cam|o_dien|sạc_dự_phòng|pin_dự_phòng|sac_du_phong|pin_du_phong|cục_dự_phòng|pin|cục_pin|cuc_pin|tai_nghe|đồng_hồ|router|wifi|tủ_lạnh|tu_lanh|tủ_đông|máy_giặt|may_giat|máy_sấy|máy_lạnh|may_lanh|điều_hòa|điều_hoà|dieu_hoa|
      lò_vi_sóng|nồi|ấm|quạt|thiết_bị|máy|may|remote|điều_khiển|bình_nóng_lạnh|mô_tơ|block|ipad|iphone|adapter`,
    cell: 'pin|cục_pin|cuc_pin|pin_dự_phòng|sạc_dự_phòng|sac_du_phong|pin_du_phong|ắc_quy|viên_pin|acquy',
    body: `tay|bàn_tay|ngón_tay|ngón|da|mặt|chân|đùi|cánh_tay|tai|cổ|má|ngực|mắt|môi|miệng|bụng|người|ban_tay|ngon_tay`,
    person: `tôi|em|mình|tui|con|bé|cháu|bé_con|con_trai|con_gái|em_bé|trẻ|trẻ_em|anh|chị|vợ|chồng|mẹ|bố|ba|má|bà|ông|ai_đó|người|nó|thằng_bé|con_bé|chó|mèo|be|chau|con_toi|em_be`,
    part: `pin|viên_pin|cục_pin|pin_cúc_áo|nam_châm|ốc|vít|con_vít|ốc_vít|kim|que_chọc_sim|cây_chọc_sim|chọc_sim|ghim|sim|thẻ_nhớ|thẻ_sim|nút_tai|nút|linh_kiện|chìa_khóa|cuc_pin|nam_cham`,
  },
  harmless: `
    free fire
    fire tv|stick|os
    cháy hàng|túi|vé|phố|hết_mình|show|máy_ghi
    giá|hot|bán|đang_bán|hàng cháy
    cháy|chay ?hàng dung_lượng|data
    tường lửa
    tường_lửa|đường_lửa
    bật_lửa|xe_lửa|tàu_lửa|ngọn_lửa_đam_mê|con_tàu
    cầu_chì|bóng_đèn|bóng|đèn|loa|main|ic|card|màn_hình|nguồn ?bị ?đã cháy|chay
    cháy cầu_chì|bóng|đèn|loa|main|ic|card|nguồn|màn_hình|màn
    ám|lưu ảnh
    đèn|led|đèn_báo ~ sáng|đỏ|nháy
    có|liệu|sợ|lo|dễ ~ nổ|phát_nổ ~ không|ko|k
    khói thuốc|lá|màu
    màu khói
    báo|cảm_biến khói
    rò_rỉ|lộ|rò|rỉ dữ_liệu|thông_tin|bộ_nhớ|ảnh|nước|ánh_sáng|sáng|hình_ảnh|tin
    rò_rỉ ~ bộ_nhớ|dữ_liệu|cấu_hình|ảnh|thông_tin
    chống sốc|va_đập|giật
    sốc giá|giá|vì|với|khi|văn_hóa
    giá sốc
    màn_hình|máy|bị|hình|game|lag|app|video|điện_thoại ?bị giật ?lag ?hình ?khung ?máy ?tung
    giật lag|hình|khung|tung|màn|máy|mình|gân
    giảm giật
    máy|điện_thoại|atm|khay|khe|cây_atm|máy_in|máy_tính|máy_bán ?đã ?bị ?của_tôi ?nó nuốt
    bị ?máy ?khay ?atm ?điện_thoại nuốt thẻ|sim|tiền
    nuốt thẻ|tiền|lời|hận
    chết cười|đói|mê|mệt|nóng|khát|máy|nguồn|pin|điểm|app|tiền
    cười|đói|nóng|mệt|mê|buồn_ngủ|thèm chết
    điện_thoại|máy|pin|màn_hình|laptop|tivi|tai_nghe ?của_tôi ?em ?tôi ?tự_nhiên ?bị ?đã chết|đột_tử|chết_máy
    giết thời_gian|ứng_dụng|app|tiến_trình
    tắt|kill ứng_dụng|app|nền
    biệt_đội cảm_tử
    tự_tử ~ phim
  `,
  selfHarm: `
    tự_tử|tự_sát|tự_vẫn|tự_kết_liễu|tu_tu|tu_sat|tự_hủy_hoại|tự_làm_đau|tự_hại|tự_rạch|treo_cổ|tự_thiêu|cắt_cổ_tay|rạch_tay|uống_thuốc_ngủ
    muốn|muon|chỉ_muốn|định|dinh ?được ?duoc chết|chet|kết_liễu|biến_mất_mãi_mãi|chết_đi|chết_quách
    không|ko|k|chẳng|hông|khong|đâu_còn|chả ?còn ?con ?muốn ?muon ?thiết sống|song ?nữa ?nua
    không|ko|k|khong ?thiết ?còn ?muốn sống|song nữa|nua|tiếp
    kết_thúc|kết_liễu|chấm_dứt ?cuộc ?cả cuộc_đời|đời|cuộc_sống|mạng_sống|đời_mình|tất_cả
    chán|mệt_mỏi|mệt ?với sống|cuộc_sống|đời|cuộc_đời
    làm_đau|làm_hại|giết|tổn_thương|giet bản_thân|chính_mình|mình
    sống ?để không|làm ?còn ?để ý_nghĩa|gì ?nữa
    không còn ?một lý_do|động_lực ?gì ?nào ?để sống
    nhảy ~ cầu|lầu|tầng_thượng|sân_thượng|ban_công|tàu
    chết ?đi cho xong|rồi|nhẹ
  `,
  swallowed: `
    {person} ~ nuốt|nuot|nuốc
    nuốt|nuot|nuốt_phải|nuot_phai|nuốt_nhầm ~ {part}
    {part} ~ nuốt|nuot
    {person} ~ ăn|cắn|ngậm|nhét|bỏ|nhai ~ viên_pin|cục_pin|pin_cúc_áo|pin_tròn|nam_châm|ốc_vít|vít
    {part} ~ cổ_họng|họng|mũi|miệng|dạ_dày|bụng ~
    {person} ~ hóc|mắc_nghẹn|nghẹn|sặc
    hóc|mắc|nghẹn ~ {part}
  `,
  shock: `
    tê|tê_tê ~ chạm|sờ|đụng
    điện_giật|dien_giat|giật_điện|giat_dien|bị_điện|điện_dựt|điện_giựt|giựt_điện
    điện ~ giật|giựt|dựt
    {thing} ~ giật|giựt|dựt|giat|tê_tay|tê_tê|rò_điện|rò|hở_điện|nhiễm_điện|ro_dien|te_te ~ tay|người|sờ|chạm|đụng
    rò_điện|hở_điện|nhiễm_điện|rò_rỉ_điện|chạm_điện|ro_dien
    {thing} ~ tê ~ tay|chạm|sờ|cham
    bị|bi giật|giựt|giat ~ sờ|chạm|cắm|rút|đụng|cầm ~
  `,
  burn: `
    bỏng|phỏng ~ tay|da|mặt|chân|đùi|tai|ngón|người|con|bé|cháu
    bị|bi|làm|gây|vết bỏng|phỏng
    {body} ~ bỏng|phỏng|phồng_rộp|rộp|cháy_da
    bị phỏng|bỏng
    phồng rộp ~ {body}
  `,
  fire: `
    = ?cứu cháy|cháy_rồi|nổ|có_cháy
    {thing} ~ cháy|bốc_cháy|bốc_lửa|phát_cháy|bắt_lửa|bén_lửa|boc_chay|phát_hỏa|bi_chay|bốc_hỏa
    cháy|bốc_cháy ~ {thing}
    cháy nhà|phòng|rồi|lớn|nổ
    {thing} & ngọn_lửa|lửa_bốc|lửa_cháy|có_lửa|ra_lửa|phun_lửa|hỏa_hoạn
    bốc_cháy|bốc_lửa|bắt_lửa|cháy_nổ|boc_chay|hỏa_hoạn
    {thing} ~ nổ|phát_nổ|phat_no|nổ_tung|no_tung|chay_no
    nổ|phát_nổ|phat_no ~ {thing}
    nhà|phòng|bếp|giường|nệm|rèm|ghế ~ cháy|lửa
  `,
  gas: `
    mùi|ngửi|hôi|mui|xì|rò|rò_rỉ|xi|hở ~ ga|gas|khí_ga|khí_gas
    ga|gas|gaz ~ xì|rò|rò_rỉ|hở|bay|mùi|rỉ
  `,
  smoke: `
    = khói|khét|mùi_khét
    {cell} ~ thủng|chọc_thủng|bị_đâm
    phích|phích_cắm|ổ_cắm|cục_sạc|sạc ~ chảy|cháy_đen|cháy_xém
    {thing} & khói|bốc_khói|xì_khói|boc_khoi|nhả_khói|tỏa_khói
    khói ~ bốc|ra|từ|bay|đen|trắng|lên|nghi_ngút
    mùi|mui|hôi|ngửi ~ khét|khet|cháy|khói|nhựa|khét_lẹt|chay
    khét|khet ~ {thing}
    {thing} & khét|tia_lửa|tóe_lửa|tóe_lửa_điện|toé_lửa|nẹt_lửa|xẹt_lửa|chảy_nhựa|chập_điện|chap_dien|đánh_lửa|chảy_ra_vì_nóng|tan_chảy|cháy_xém
    tóe|xẹt|nẹt|toé|bắn lửa|tia_lửa
    {cell} ~ rất|quá|cực|siêu|cực_kỳ nóng
    {cell} ~ nóng ran|rực|bỏng|kinh_khủng|quá|dữ_dội|khủng_khiếp|lắm
    nóng ?tới ?đến ?mức ?nỗi ~ không|ko ~ cầm|chạm|sờ
    nóng bỏng|rẫy ?tay
    {cell} ~ xì_xì|kêu_xì|xèo
  `,
  leak: `
    {cell} ~ chảy|chay_nuoc|rỉ|rò|rò_rỉ|xì_nước|chảy_nước|chảy_dịch|chảy_axit|rỉ_nước|ro_ri|chay_nuoc|rỉ_dịch|chảy_mủ|chảy_hóa_chất
    chảy|rỉ|rò|rò_rỉ ?nước ?axit ?dịch ?hóa_chất ~ {cell}
    nước|dịch|axit|chất_lỏng|hóa_chất|bột|dung_dịch|nhớt ~ {cell}
    {cell} ~ axit|chất_lỏng|dung_dịch|hóa_chất|bột_trắng
  `,
  swelling: `
    = phồng|bị_phồng|phồng_pin
    {cell} ~ phồng|phù|bị_phồng|phình|sưng|bung|phong|phinh|bi_phong|bi_phu|phong_len|có_bầu|bụng|trương|u_lên|cong|nở
    phồng|phù|phình|bi_phong ~ {cell}
    điện_thoại|đt|laptop|máy|máy_tính_bảng|tablet|đồng_hồ|ipad ~ phồng|phình|phù|sưng
    lưng|nắp|nắp_lưng|màn_hình|bàn_phím|vỏ|mặt_lưng|touchpad|màn|cover ~ phồng|phình|bung|kênh|đội|hở|cong ~ pin
    lưng|nắp|nắp_lưng|màn_hình|bàn_phím|vỏ|mặt_lưng|touchpad|màn ~ phồng|phình
    {cell} ~ đội|đẩy|nâng|kênh ~ màn|màn_hình|lưng|nắp|bàn_phím
  `,
}
