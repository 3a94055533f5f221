import type { CollectionConfig, Plugin } from 'payload'
import { draftEndpoint } from '../preview/draft-endpoint'
import { previewUrl } from '../preview/preview-url'
import { isPreviewed } from '../preview/previewed-collections'
import type { PreviewSettings } from '../preview/settings'

/** What editors work with beside the fields themselves; it finds the collections that it is for by their names. */
export function editorsDesk(preview: PreviewSettings | undefined): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => withTools(collection, preview)),
    endpoints: [...(config.endpoints ?? []), ...(preview ? [draftEndpoint(preview)] : [])],
  })
}

function withTools(collection: CollectionConfig, preview: PreviewSettings | undefined): CollectionConfig {
  if (!preview || !isPreviewed(collection.slug)) return collection
  return { ...collection, admin: { ...collection.admin, livePreview: livePreview(preview) } }
}

/** The widths between which the site's layouts change. */
function livePreview(preview: PreviewSettings): NonNullable<CollectionConfig['admin']>['livePreview'] {
  return {
    url: previewUrl(preview),
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
    ],
  }
}
