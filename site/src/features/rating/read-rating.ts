import type { Typed } from '@/forms/state'
import { typedText } from '@/forms/typed-text'
import { COMMENTS, LONGEST_COMMENT } from './limits'
import type { RatingContent } from './rating-content'
import {
  askedReasons,
  LIKELIHOODS,
  REASONS,
  STARRED,
  STARS,
  type ReasonGroup,
  type Starred,
} from './questions'

type Comment = (typeof COMMENTS)[number]

export interface RatingProblem {
  field: Starred | 'recommend' | `reasons-${ReasonGroup}` | Comment
}

export type Rated = Omit<RatingContent, 'orderNumber' | 'country' | 'locale'>

/** [5#21]–[5#24]. Drops reasons that the scores do not ask for. */
export function readRating(
  typed: Typed,
): { ok: true; rated: Rated } | { ok: false; problems: RatingProblem[] } {
  const stars = Object.fromEntries(
    STARRED.flatMap((name) => (isOf(STARS, typed[name]) ? [[name, Number(typed[name])]] : [])),
  ) as Partial<Record<Starred, number>>
  const asked = askedReasons(stars)
  const given = (group: ReasonGroup) => REASONS[group].filter((reason) => typed[reason])
  const comments = COMMENTS.map((name) => [name, typedText(typed[name])] as const)
  const problems: RatingProblem[] = [
    ...STARRED.filter((name) => stars[name] === undefined).map((field) => ({ field })),
    ...(isOf(LIKELIHOODS, typed.recommend) ? [] : [{ field: 'recommend' as const }]),
    ...asked
      .filter((group) => given(group).length === 0)
      .map((group) => ({ field: `reasons-${group}` as const })),
    ...comments.filter(([, text]) => text.length > LONGEST_COMMENT).map(([field]) => ({ field })),
  ]
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    rated: {
      ...(stars as Record<Starred, number>),
      recommend: Number(typed.recommend),
      reasons: asked.flatMap(given),
      ...Object.fromEntries(comments.filter(([, text]) => text !== '')),
    },
  }
}

function isOf(values: readonly string[], value: string | undefined): boolean {
  return value !== undefined && values.includes(value)
}
