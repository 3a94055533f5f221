'use server'

import { askWithoutScripts } from '@/features/assistant/chat/ask-without-scripts'
import type { ChatState } from '@/features/assistant/chat/chat-state'
import { TOOL_CARDS } from '../../tool-cards'

export async function askByForm(before: ChatState, form: FormData): Promise<ChatState> {
  return askWithoutScripts(before, form, TOOL_CARDS)
}
