import { z } from 'zod'

export const whichDevice = z.object({ id: z.string().max(12) })
