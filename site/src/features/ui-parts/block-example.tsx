import type { ReactNode } from 'react'
import { Part } from './part'

export interface BlockExample {
  /** The folder below `src/ui`. */
  folder: string
  name: string
  /** What whoever uses the block has to give it, so that everybody can perceive and operate it. */
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
