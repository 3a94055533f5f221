import { beginPhoto, showPhoto, takeBack } from '@/uploads/answer-photos'

export { showPhoto as GET, beginPhoto as POST, takeBack as DELETE }
