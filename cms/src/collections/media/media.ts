import type { CollectionConfig } from 'payload'
import { mayUse } from './may-use'
import { fileHeaders } from './file-headers'
import { imageSizes } from '../../fields/image-sizes'
import { answerMissing } from './answer-missing'
import { acceptPicture } from './accept-picture'
import { PICTURE_TYPES } from './picture-type'
import { refuseWhenShown } from './refuse-when-shown'

export function mediaCollection(directory: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: {
      group: 'Content',
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
      listSearchableFields: ['alt', 'filename'],
      description:
        'JPEG, PNG or WebP, up to 20 MB and 40 megapixels. Smaller versions are made by themselves.',
    },
    upload: {
      staticDir: directory,
      mimeTypes: PICTURE_TYPES.map(({ mimeType }) => mimeType),
      imageSizes,
      adminThumbnail: 'w320',
      focalPoint: true,
      // Cropping changes bytes under a cached name.
      crop: false,
      pasteURL: false,
      bulkUpload: false,
      displayPreview: true,
      handlers: [answerMissing(directory)],
      modifyResponseHeaders: fileHeaders,
    },
    hooks: {
      beforeOperation: [acceptPicture],
      beforeChange: [refuseWhenShown.whenChanged],
      beforeDelete: [refuseWhenShown.whenDeleted],
    },
    fields: [
      {
        name: 'alt',
        label: 'Description for those who do not see it',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 300,
        admin: { description: 'What the picture shows, in one sentence.' },
      },
      ...mayUse,
    ],
  }
}
