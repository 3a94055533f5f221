/** Each is rated from 1 to 5 stars [3#38], [3#39]. */
export const STARRED = ['environment', 'attitude', 'efficiency', 'quality', 'overall'] as const
export type Starred = (typeof STARRED)[number]

/** What 1 to 5 stars mean [9#24]. */
export const STARS = ['1', '2', '3', '4', '5'] as const

/** From extremely unlikely to extremely likely [9#25]. */
export const LIKELIHOODS = Array.from({ length: 11 }, (_, likelihood) => String(likelihood))

/** The reasons that can be given, by what they are reasons for [9#27]–[9#30]. */
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

/** So many stars and fewer say that something was wrong, and ask what. */
const DISSATISFIED = 2

/**
 * Which reasons fit the scores: what was wrong is asked of what dissatisfied [9#27]–[9#29], and what the score for
 * recommending is about is asked of every score [9#30]. The style of the form shows the same ones.
 */
export function askedReasons(stars: Readonly<Partial<Record<Starred, number>>>): ReasonGroup[] {
  const isPoor = (...names: Starred[]) => names.some((name) => (stars[name] ?? Infinity) <= DISSATISFIED)
  return [
    ...(isPoor('environment') ? (['environment'] as const) : []),
    ...(isPoor('attitude') ? (['attitude'] as const) : []),
    ...(isPoor('efficiency', 'quality') ? (['repair'] as const) : []),
    'recommend',
  ]
}
