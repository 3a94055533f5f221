/** [9#16], [9#42]–[9#45] */
export const SITE_DEFAULTS = {
  copyrightYear: 2025,
  figures: { countries: '100+', serviceCenters: '5500+', customers: '500M+', fastRepairHours: 2 },
}
