import { getTranslations } from 'next-intl/server'
import { WhereToFind } from '@/forms/where-to-find'
import { LaptopDrawing } from './laptop-drawing'

const COMMAND = 'Get-CimInstance Win32_BIOS'

export async function WhereToFindSnid() {
  const t = await getTranslations('drivers.where')
  return (
    <WhereToFind
      title={t('title')}
      drawing={<LaptopDrawing label={t('picture')} />}
      places={[
        { icon: 'computer', title: t('laptop'), text: t('laptopText') },
        { icon: 'box', title: t('box'), text: t('boxText') },
        {
          icon: 'settings',
          title: 'Windows',
          text: t('systemText', { terminal: 'PowerShell', name: 'SerialNumber' }),
          command: COMMAND,
        },
      ]}
    />
  )
}
