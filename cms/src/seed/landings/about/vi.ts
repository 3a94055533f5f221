import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const vi: LandingTextOf<typeof page> = {
  title: 'Về Carelane',
  description:
    'Carelane là dịch vụ hậu mãi của Aster, Kite và Solis. Giá trị, tầm nhìn và sứ mệnh của chúng tôi: nhanh chóng, chuyên nghiệp, đáng tin cậy, đáng giá.',
  sections: {
    hero: {
      title: 'Chúng tôi giữ cho thiết bị luôn hoạt động',
      text: 'Carelane là dịch vụ hậu mãi của Aster, Kite và Solis: sửa chữa, bảo hành, linh kiện và tư vấn cho những gì bạn đang có.',
      pictureAlt: 'Điện thoại, máy tính xách tay và TV được nối bằng một đường có cờ lê ở giữa',
      actions: { find: 'Tìm trung tâm dịch vụ' },
    },
    values: {
      title: 'Giá trị của chúng tôi',
      items: {
        swift: {
          title: 'Nhanh chóng',
          text: 'Bạn đến vì đang cần máy để dùng. Chúng tôi cho biết ngay mất bao lâu, và sửa nhanh trong 2 giờ khi lỗi và linh kiện cho phép.',
        },
        professional: {
          title: 'Chuyên nghiệp',
          text: 'Kỹ thuật viên được đào tạo, dụng cụ phù hợp, hướng dẫn của hãng và linh kiện đúng cho mẫu máy của bạn.',
        },
        reliable: {
          title: 'Đáng tin cậy',
          text: 'Bạn chưa đồng ý thì chúng tôi chưa sửa. Dữ liệu của bạn không bị đụng đến, và phiếu sửa chữa ghi rõ đã làm gì.',
        },
        valuable: {
          title: 'Đáng giá',
          text: 'Việc sửa chữa phải xứng với số tiền bỏ ra. Nếu không, chúng tôi nói thẳng và cho biết bạn còn cách nào khác.',
        },
      },
    },
    vision: {
      title: 'Tầm nhìn của chúng tôi',
      body: `
Người ta vứt bỏ một thiết bị quá sớm khi quanh đó không ai sửa được, khi không ai cho biết giá, hoặc khi không có ai đủ tin cậy để giao máy. Chúng tôi muốn sửa chữa là điều người ta nghĩ đến đầu tiên chứ không phải sau cùng: đủ gần để đi bộ đến, đủ rõ ràng để quyết định, và đủ tốt để quên rằng máy từng phải sửa.

Mỗi năm điện thoại bền thêm, chủ máy đỡ tốn tiền mua máy mới, và thế giới đỡ thêm một chiếc điện thoại. Bài [Đồ điện tử cũ đi về đâu](article:what-happens-to-old-electronics) kể tiếp chuyện này.
`,
    },
    mission: {
      title: 'Sứ mệnh của chúng tôi',
      body: `
Mang đến cho mỗi người dùng thiết bị Aster, Kite hay Solis sự trợ giúp nhanh chóng, chuyên nghiệp, đáng tin cậy và đáng giá, ngay tại nước họ và bằng ngôn ngữ của họ.

Trên thực tế, điều này có nghĩa là:

- **Câu trả lời trước tiên.** Bạn tra cứu [bảo hành](page:warranty-check), [giá](page:spare-parts-price), [tình trạng](page:repair-status) và [đường đến trung tâm](page:service-center) mà không cần tài khoản.
- **Báo giá trước khi làm.** Linh kiện và tiền công tính riêng, và bạn quyết định.
- **Cho mọi người.** Các trang dùng được trên điện thoại cũ, mạng chậm, với trình đọc màn hình, và cả với ngôn ngữ viết từ phải sang trái.
- **Sẵn sàng nghe góp ý.** Mỗi [đánh giá](article:rate-your-repair) đều có người đọc, và người đó có thể tạo ra thay đổi.
`,
    },
    figures: {
      title: 'Carelane qua các con số',
      items: {
        countries: { value: '{countries}', label: 'quốc gia' },
        centres: { value: '{serviceCenters}', label: 'trung tâm dịch vụ' },
        customers: { value: '{customers}', label: 'khách hàng đã phục vụ' },
        fastRepair: { value: '{fastRepairHours}', label: 'giờ cho một lần sửa nhanh' },
      },
    },
    brands: {
      title: 'Những thương hiệu chúng tôi phục vụ',
      items: {
        aster: {
          title: 'Aster',
          text: 'Điện thoại di động. Màn hình và pin Aster là những thứ kỹ thuật viên thay gần như mỗi ngày.',
          pictureAlt: 'Điện thoại có hình ngôi sao ở mặt lưng',
        },
        kite: {
          title: 'Kite',
          text: 'Điện thoại di động, và phụ kiện như tai nghe, đồng hồ và bộ sạc.',
          pictureAlt: 'Điện thoại có hình con diều ở mặt lưng, và một cặp tai nghe',
        },
        solis: {
          title: 'Solis',
          text: 'TV, điều hòa, tủ lạnh và máy giặt.',
          pictureAlt: 'TV và điều hòa dưới mặt trời',
        },
      },
    },
    news: { title: 'Tin dịch vụ' },
    talk: {
      title: 'Hãy cho biết chúng tôi cần làm gì tốt hơn',
      text: 'Lời khen rất quý, lời góp ý rất có ích.',
      actions: { contact: 'Liên hệ với chúng tôi' },
    },
  },
}
