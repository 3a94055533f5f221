import { beginPhoto, showPhoto, takeBack } from '@/features/uploads/answer-photos'

export { showPhoto as GET, beginPhoto as POST, takeBack as DELETE }
