import type { Messages } from '@carelane/messages'
import { TextAreaField } from '@/ui/field/text-area-field'
import type { FieldState } from '@/forms/lookup-form'
import { LikelihoodField } from './likelihood-field'
import { COMMENTS, LONGEST_COMMENT } from './limits'
import type { ReasonGroup } from './questions'
import { ReasonField } from './reason-field'
import { StarField } from './star-field'

type Texts = Messages['rating']

export interface FieldWords extends Pick<
  Texts,
  'aspects' | 'stars' | 'unlikely' | 'likely' | 'tags' | 'comments' | 'reasons'
> {
  recommend: string
  optional: string
  numbers: readonly string[]
}

interface RatingFieldsProps {
  field: (name: string) => FieldState
  words: FieldWords
}

export function RatingFields({ field, words }: RatingFieldsProps) {
  const stars = (name: keyof Texts['aspects']) => (
    <StarField field={field(name)} legend={words.aspects[name]} meanings={words.stars} />
  )
  const reasons = (group: ReasonGroup) => (
    <ReasonField group={group} field={field} legend={words.reasons[group]} tags={words.tags} />
  )
  return (
    <>
      {stars('environment')}
      {reasons('environment')}
      {stars('attitude')}
      {reasons('attitude')}
      {stars('efficiency')}
      {stars('quality')}
      {reasons('repair')}
      {stars('overall')}
      <LikelihoodField
        field={field('recommend')}
        legend={words.recommend}
        unlikely={words.unlikely}
        likely={words.likely}
        numbers={words.numbers}
      />
      {reasons('recommend')}
      {COMMENTS.map((name) => (
        <TextAreaField
          key={name}
          id={name}
          {...field(name)}
          label={words.comments[name]}
          hint={words.optional}
          maxLength={LONGEST_COMMENT}
        />
      ))}
    </>
  )
}
