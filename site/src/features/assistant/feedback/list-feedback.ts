import type {
  KeptQuestion,
  KeptQuestions,
  QuestionDone,
  QuestionDoneAsked,
  QuestionsAsked,
} from '@carelane/main-api'
import { finishListed, OF_COUNTRIES, PAGE, pagesOf } from '@/platform/store/editors-list'
import { askStore } from '@/platform/store/store'

/** UTC days, with this one. */
const COUNTED_DAYS = 30

const IS_RECENT = `day > (now() AT TIME ZONE 'UTC')::date - ${COUNTED_DAYS}`

type Row = Omit<KeptQuestion, 'givenAt'> & { givenAt: Date }

/** @throws StoreError */
export async function listQuestions({ countries, country, page }: QuestionsAsked): Promise<KeptQuestions> {
  const [rows, counts, outcomes] = await Promise.all([
    askStore<Row>(
      `SELECT id, country, locale, question, is_helped AS "isHelped", sources, given_at AS "givenAt"
       FROM assistant_questions
       WHERE ${OF_COUNTRIES} AND ($2::text IS NULL OR country = $2)
       ORDER BY is_helped, given_at DESC, id LIMIT $3 OFFSET $4`,
      [countries, country, PAGE, (page - 1) * PAGE],
    ),
    askStore<KeptQuestions['counts'][number]>(
      `SELECT country, count(id)::int AS count FROM (
         SELECT country, id FROM assistant_questions
         UNION ALL SELECT country, NULL FROM assistant_outcomes WHERE ${IS_RECENT}
       ) known WHERE ${OF_COUNTRIES} GROUP BY country ORDER BY country`,
      [countries],
    ),
    askStore<KeptQuestions['outcomes'][number]>(
      `SELECT locale, outcome, sum(count)::int AS count FROM assistant_outcomes
       WHERE ${OF_COUNTRIES} AND ($2::text IS NULL OR country = $2) AND ${IS_RECENT}
       GROUP BY locale, outcome ORDER BY locale, outcome`,
      [countries, country],
    ),
  ])
  return {
    questions: rows.map((row) => ({ ...row, givenAt: row.givenAt.toISOString() })),
    pages: pagesOf(counts, country),
    counts,
    outcomes,
  }
}

/** @throws StoreError */
export function finishQuestion(asked: QuestionDoneAsked): Promise<QuestionDone> {
  return finishListed('assistant_questions', asked)
}
