import type { Metadata } from 'next'
import { chatMetadata } from '@/features/assistant/chat/chat-metadata'
import { ChatPage } from '@/features/assistant/chat/chat-page'

export function generateMetadata(): Promise<Metadata> {
  return chatMetadata()
}

export default ChatPage
