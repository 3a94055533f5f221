import type { Metadata } from 'next'
import { chatMetadata } from '@/features/assistant/chat/chat-metadata'
import { ChatPage } from '@/features/assistant/chat/chat-page'
import { askByForm } from './ask-by-form'

export function generateMetadata(): Promise<Metadata> {
  return chatMetadata()
}

export default function Chat() {
  return <ChatPage askByForm={askByForm} />
}
