import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'

const REMARKS = [
  {
    name: 'known-here',
    status: 'approved',
    texts: {
      en: 'The device was sold in this country. It will be unlocked within a day.',
      ar: 'تم بيع الجهاز في هذا البلد. سيتم فتح قفله خلال يوم واحد.',
      fr: 'L’appareil a été vendu dans ce pays. Il sera déverrouillé sous un jour.',
    },
  },
  {
    name: 'brought-along',
    status: 'approved',
    texts: {
      en: 'The journey was proven. The device will be unlocked within a day.',
      ar: 'تم إثبات السفر. سيتم فتح قفل الجهاز خلال يوم واحد.',
      fr: 'Le voyage est prouvé. L’appareil sera déverrouillé sous un jour.',
    },
  },
  {
    name: 'without-journey',
    status: 'rejected',
    texts: {
      en: 'The device was sold in another country. Please add your flight number and boarding pass.',
      ar: 'تم بيع الجهاز في بلد آخر. يرجى إضافة رقم رحلتك وبطاقة الصعود إلى الطائرة.',
      fr: 'L’appareil a été vendu dans un autre pays. Veuillez ajouter votre numéro de vol et votre carte d’embarquement.',
    },
  },
  {
    name: 'unknown-device',
    status: 'rejected',
    texts: {
      en: 'The IMEI does not belong to one of our devices.',
      ar: 'رقم IMEI لا ينتمي إلى أي من أجهزتنا.',
      fr: 'L’IMEI n’appartient à aucun de nos appareils.',
    },
  },
]

export async function seedAppeals(client: PoolClient): Promise<void> {
  await fillTables(client, () => ({ appeal_remarks: REMARKS }), 'appeal_remarks')
}
