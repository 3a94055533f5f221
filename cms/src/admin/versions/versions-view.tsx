import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { DocumentViewServerProps } from 'payload'
import { JOURNAL_PATH } from '../../journal/journal-list'
import { Moment } from '../dashboard/moment'
import { interfaceTexts } from '../interface-texts'
import { findVersionRows, type VersionRow } from './find-versions'
import styles from './versions.module.css'

export async function VersionsView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { i18n } = req
  const isTrashed = routeSegments?.[2] === 'trash'
  const slug = collectionConfig?.slug ?? globalConfig?.slug ?? ''
  const rows = await findVersionRows(req, {
    collection: collectionConfig?.slug,
    id: docID,
    global: globalConfig?.slug,
  })
  const folder = collectionConfig
    ? `/admin/collections/${slug}/${isTrashed ? 'trash/' : ''}${docID}/versions`
    : `/admin/globals/${slug}/versions`
  const say = interfaceTexts(i18n.t)
  const label = collectionConfig?.labels.plural ?? globalConfig?.label
  return (
    <>
      <SetDocumentStepNav
        {...(collectionConfig ? { collectionSlug: collectionConfig.slug } : {})}
        {...(globalConfig ? { globalSlug: globalConfig.slug } : {})}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={label ? getTranslation(label, i18n) : slug}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
        view={i18n.t('version:versions')}
      />
      <Gutter>
        <p>
          <a href={`/admin${JOURNAL_PATH}?kind=${slug}${collectionConfig ? `&document=${docID}` : ''}`}>
            {say('journalOfDocument')}
          </a>
        </p>
        <table className={styles.versions}>
          <thead>
            <tr>
              <th scope="col">{i18n.t('general:updatedAt')}</th>
              <th scope="col">{say('changedBy')}</th>
              <th scope="col">{i18n.t('version:status')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <a href={`${folder}/${row.id}`}>
                    <Moment at={new Date(row.at)} language={i18n.language} withSeconds />
                  </a>
                </td>
                <td>{row.changedBy ?? '–'}</td>
                <td>{i18n.t(STATES[row.state])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p>{i18n.t('version:noFurtherVersionsFound')}</p>}
      </Gutter>
    </>
  )
}

const STATES = {
  current: 'version:currentlyPublished',
  previous: 'version:previouslyPublished',
  'current draft': 'version:currentDraft',
  draft: 'version:draft',
  trashed: 'general:deleted',
} as const satisfies Record<VersionRow['state'], string>
