import { writeFileSync } from 'node:fs'
import { GENERATED_FILES } from './generated-files'

for (const { url, render } of GENERATED_FILES) writeFileSync(url, render())
