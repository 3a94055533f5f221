import { writeFileSync } from 'node:fs'
import { renderIconDrawings } from './icon-drawings'

writeFileSync(new URL('../../src/ui/icon/icons.module.css', import.meta.url), renderIconDrawings())
