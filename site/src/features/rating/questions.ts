/** 1 to 5 stars each [3#38], [3#39]. */
export const STARRED = ['environment', 'attitude', 'efficiency', 'quality', 'overall'] as const
export type Starred = (typeof STARRED)[number]

/** [9#24] */
export const STARS = ['1', '2', '3', '4', '5'] as const

/** [9#25] */
export const LIKELIHOODS = Array.from({ length: 11 }, (_, likelihood) => String(likelihood))

/** [9#27]–[9#30] */
export const REASONS = {
  environment: ['dirty', 'hardToFind', 'dilapidated'],
  attitude: ['unprofessional', 'poorAttitude', 'unkempt', 'askingForTips'],
  repair: [
    'lackOfParts',
    'longRepairTime',
    'longQueueTime',
    'poorMaintenance',
    'highPrice',
    'easyProductFailure',
  ],
  recommend: ['serviceExperience', 'productPerformance', 'repairQuality', 'repairTime'],
} as const
export type ReasonGroup = keyof typeof REASONS
export type Reason = (typeof REASONS)[ReasonGroup][number]

const REASON_GROUPS = Object.keys(REASONS) as ReasonGroup[]
export const ALL_REASONS: readonly Reason[] = REASON_GROUPS.flatMap((group) => REASONS[group])

const DISSATISFIED = 2

/** [9#27]–[9#29] for low scores, [9#30] always, as in the CSS. */
export function askedReasons(stars: Readonly<Partial<Record<Starred, number>>>): ReasonGroup[] {
  const isPoor = (...names: Starred[]) => names.some((name) => (stars[name] ?? Infinity) <= DISSATISFIED)
  return [
    ...(isPoor('environment') ? (['environment'] as const) : []),
    ...(isPoor('attitude') ? (['attitude'] as const) : []),
    ...(isPoor('efficiency', 'quality') ? (['repair'] as const) : []),
    'recommend',
  ]
}
