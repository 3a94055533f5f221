export const editorialVersions = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 1500 }, schedulePublish: true },
}
