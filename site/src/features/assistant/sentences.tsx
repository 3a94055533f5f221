import { WithCodes } from '@/ui/codes/with-codes'
import type { AnswerWords } from './assistant-words'
import { sourcesOf } from './conversation'
import type { ShownPart } from './shown-part'

type Sentence = Extract<ShownPart, { type: 'sentence' }>

interface SentencesProps {
  parts: readonly ShownPart[]
  words: Pick<AnswerWords, 'source'>
}

export function Sentences({ parts, words }: SentencesProps) {
  const groups = grouped(parts.filter((part) => part.type === 'sentence'))
  return groups.map((sentences, at) => {
    const [{ step, lang, dir }] = sentences
    const said = sentences.map((sentence, place) => (
      <Said key={place} sentence={sentence} parts={parts} words={words} />
    ))
    if (step === undefined)
      return (
        <p key={at} lang={lang} dir={dir}>
          {said}
        </p>
      )
    return (
      <ol key={at} lang={lang} dir={dir} start={step}>
        {said.map((one, place) => (
          <li key={place}>{one}</li>
        ))}
      </ol>
    )
  })
}

function Said({ sentence: { text, sources }, parts, words }: SentencesProps & { sentence: Sentence }) {
  const cited = sourcesOf(parts).filter(({ number }) => sources.includes(number))
  return (
    <span>
      <WithCodes text={text} />{' '}
      {cited.map(({ number, href, title }) => (
        <a key={number} href={href} aria-label={`${words.source} ${number}: ${title}`}>
          [{number}]
        </a>
      ))}{' '}
    </span>
  )
}

function grouped(sentences: readonly Sentence[]): [Sentence, ...Sentence[]][] {
  const groups: [Sentence, ...Sentence[]][] = []
  for (const sentence of sentences) {
    const last = groups.at(-1)
    const isAlike =
      last && (last[0].step === undefined) === (sentence.step === undefined) && last[0].lang === sentence.lang
    if (isAlike) last.push(sentence)
    else groups.push([sentence])
  }
  return groups
}
