import { costsOfFarming, tableOf } from './farmers'

process.stdout.write(
  tableOf(costsOfFarming())
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join(''),
)
