import { GUARANTEE_COVERS, OLD_PARTS, REPAIR_FAULTS, REPAIR_PARTS, REPAIR_WORKS } from '@carelane/after-sales'
import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'

/** What the codes of a report say; codes that are new to us say that there is something else. */
export function reportWords({ tag }: Region) {
  const t = translatorOf(tag, 'report')
  const known = <Code extends string>(codes: readonly Code[], code: string) =>
    codes.find((one) => one === code)
  const all = (words: readonly string[]) => [...new Set(words)].join(' · ')
  const found = (code: string) => {
    const fault = known(REPAIR_FAULTS, code)
    return fault ? t(`faults.${fault}`) : t('other')
  }
  const done = (code: string) => {
    const work = known(REPAIR_WORKS, code)
    return work ? t(`works.${work}`) : t('other')
  }
  const part = (code: string) => {
    const name = known(REPAIR_PARTS, code)
    return name ? t(`partNames.${name}`) : t('otherPart')
  }
  const covers = (code: string) => {
    const covered = known(GUARANTEE_COVERS, code)
    return covered ? t(`covers.${covered}`) : t('other')
  }
  return {
    part,
    parts: (codes: readonly string[]) => all(codes.map(part)),
    found: (codes: readonly string[]) => all(codes.map(found)),
    done: (codes: readonly string[]) => all(codes.map(done)),
    covers: (codes: readonly string[]) => all(codes.map(covers)),
    /** Null for a code without words: nothing is better than a guess. */
    oldPart: (code: string | null | undefined) => {
      const fate = known(OLD_PARTS, code ?? '')
      return fate ? t(`oldParts.${fate}`) : null
    },
  }
}
