import { z } from 'zod'
import type { Size } from './proportions'

const answer = z.object({ width: z.number().positive(), height: z.number().positive() })

export async function fetchPictureSize(id: number): Promise<Size | null> {
  const query = new URLSearchParams({ depth: '0', 'select[width]': 'true', 'select[height]': 'true' })
  try {
    const response = await fetch(`/api/media/${id}?${query}`)
    return response.ok ? answer.parse(await response.json()) : null
  } catch {
    return null
  }
}
