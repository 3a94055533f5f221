import { z } from 'zod'

// Next runs this before anything else of a page. The admin's policy refuses compiled checks.
z.config({ jitless: true })
