import { RESULTS_ADMIN_PATH, resultsList } from '../../finder-results/results-list'
import { siteListClient } from '../site-list/site-list-client'

export const fetchResults = siteListClient(`/api${RESULTS_ADMIN_PATH}`, resultsList)
