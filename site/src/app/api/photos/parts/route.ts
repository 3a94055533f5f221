import { takePart, tellArrived } from '@/features/uploads/answer-photos'

export { tellArrived as GET, takePart as POST }
