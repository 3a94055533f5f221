import type { InterfaceText } from '@carelane/messages/admin'
import type { Act } from '../../journal/journal-list'

export const ACT_WORDS = {
  create: 'actCreate',
  update: 'actUpdate',
  publish: 'actPublish',
  unpublish: 'actUnpublish',
  trash: 'actTrash',
  restore: 'actRestore',
  delete: 'actDelete',
  restoreVersion: 'actRestoreVersion',
  handIn: 'actHandIn',
  approve: 'actApprove',
  return: 'actReturn',
  comment: 'actComment',
  editComment: 'actEditComment',
  deleteComment: 'actDeleteComment',
  assign: 'actAssign',
  done: 'actDone',
  reopen: 'actReopen',
} as const satisfies Record<Act, InterfaceText>
