import type { ReactNode } from 'react'
import { Part } from './part'

export interface BlockExample {
  /** Below `src/ui`. */
  folder: string
  name: string
  /** For accessibility. */
  needs: string
  states: ReactNode
}

export function BlockExamples({ examples }: { examples: readonly BlockExample[] }) {
  return examples.map(({ folder, name, needs, states }) => (
    <Part key={folder} name={name} needs={needs}>
      {states}
    </Part>
  ))
}
