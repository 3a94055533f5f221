import { canvas, COVER } from '../pictures/canvas'
import { renderWebp } from '../pictures/render'

/** Width and height in the drawing's units, and how many pixels one becomes. */
const FORMS = {
  hero: { size: COVER, scale: 2 },
  card: { size: { width: 320, height: 200 }, scale: 2 },
} as const

/** The inside of an SVG in the style of `../pictures`. */
export interface Drawing {
  form: keyof typeof FORMS
  drawing: string
}

export function renderDrawing({ form, drawing }: Drawing): Promise<Buffer> {
  const { size, scale } = FORMS[form]
  return renderWebp(canvas(drawing, size), scale)
}
