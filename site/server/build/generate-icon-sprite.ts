import { writeFileSync } from 'node:fs'
import { renderIconSprite } from './icon-sprite'

writeFileSync(new URL('../../src/ui/icon/icons.svg', import.meta.url), renderIconSprite())
