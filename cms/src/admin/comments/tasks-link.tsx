import type { ServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { tasksOf } from '../../comments/tasks-of'
import { interfaceTexts } from '../interface-texts'

/** As Payload draws those of collections. */
export async function TasksLink({ user, payload, i18n }: ServerProps) {
  if (!user || !staffOf(user)) return null
  const { length: count } = await tasksOf({ payload, user, i18n: i18n as never })
  return (
    <a className="nav__link" id="nav-my-tasks" href="/admin#my-tasks">
      <span className="nav__link-label">
        {interfaceTexts(i18n.t)('myTasks')}
        {count > 0 && ` (${count})`}
      </span>
    </a>
  )
}
