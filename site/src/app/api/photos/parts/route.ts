import { takePart, tellArrived } from '@/uploads/answer-photos'

export { tellArrived as GET, takePart as POST }
