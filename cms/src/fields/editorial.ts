/** Drafts that save themselves, a time for going live or away, and a history to go back in. */
export const editorialVersions = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 1500 }, schedulePublish: true },
}
