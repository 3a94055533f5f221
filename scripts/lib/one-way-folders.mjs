import path from 'node:path'

/** ESLint rule: a folder of `root` imports from itself and earlier `steps` only. */
export function oneWayFolders(root, steps) {
  const stepOf = (folder) => steps.findIndex((folders) => folders.includes(folder))
  const problemOf = (from, to) => {
    if (from === to) return undefined
    const unknown = [from, to].find((folder) => stepOf(folder) < 0)
    if (unknown) return { messageId: 'unknown', data: { unknown } }
    return stepOf(to) < stepOf(from) ? undefined : { messageId: 'upwards', data: { from, to } }
  }
  const inFolder = (file) => {
    const [folder, ...rest] = path.relative(root, file).split(path.sep)
    return folder === '..' || rest.length === 0 ? undefined : folder
  }
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        upwards:
          '{{from}}/ may not import from {{to}}/, or the two would wait for each other. Move what both need into a folder ' +
          'that stands before both, such as database/ for queries or fields/ for checks of fields; what only one caller ' +
          'needs goes to that caller. CMS_FOLDERS in eslint.config.mjs has the order.',
        unknown: 'Add {{unknown}}/ to CMS_FOLDERS in eslint.config.mjs, after the folders that it builds on.',
      },
    },
    create(context) {
      const check = ({ source }) => {
        if (source?.type !== 'Literal' || !String(source.value).startsWith('.')) return
        const from = inFolder(context.filename)
        const to = inFolder(path.resolve(path.dirname(context.filename), String(source.value)))
        const problem = from && to && problemOf(from, to)
        if (problem) context.report({ node: source, ...problem })
      }
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportNamedDeclaration: check,
        TSImportType: ({ argument }) => check({ source: argument.literal ?? argument }),
      }
    },
  }
}
