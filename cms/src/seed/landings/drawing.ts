/** The inside of an SVG in the style of `../pictures`: a hero's is 640 × 360, a card's 320 × 200 units large. */
export interface Drawing {
  form: 'hero' | 'card'
  drawing: string
}
