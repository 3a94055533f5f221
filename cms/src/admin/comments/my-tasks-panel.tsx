import type { Noted } from '../../comments/tasks-of'
import { Panel, Row } from '../dashboard/panel'
import type { SayText } from '../interface-texts'
import { Due } from './due'
import { dueWords } from './due-words'

const SHOWN = 20

interface Shown {
  tasks: readonly Noted[]
  language: string
  say: SayText
}

/** Overdue first. */
export function MyTasksPanel({ tasks, language, say }: Shown) {
  return (
    <div id="my-tasks">
      <Panel title={say('myTasks')} empty={say('myTasksNone')}>
        {tasks.slice(0, SHOWN).map(({ id, href, kindName, title, person, text, due }) => (
          <Row key={id} href={href} title={title} kind={kindName}>
            {due !== null && (
              <>
                <Due day={due} words={dueWords(say, language, due)} /> ·{' '}
              </>
            )}
            <bdi>{person}</bdi>: <bdi>{excerpt(text)}</bdi>
          </Row>
        ))}
      </Panel>
    </div>
  )
}

const LONGEST = 120

function excerpt(text: string): string {
  const letters = [...text]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text
}
