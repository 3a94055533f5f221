import { askForConsent, countVisit } from './without-react'

askForConsent()
addEventListener('load', countVisit)
