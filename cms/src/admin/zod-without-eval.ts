import { z } from 'zod'

// The admin's policy refuses compiled checks. Imported first, before schemas are made.
z.config({ jitless: true })
