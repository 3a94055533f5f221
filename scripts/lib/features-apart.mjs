import path from 'node:path'

/** ESLint rule: no feature imports another one; no folder beside them but `app/` imports any. */
export function featuresApart(root) {
  const folderOf = (file) => {
    const [first, second] = path.relative(root, file).split(path.sep)
    return first === 'features' ? second : undefined
  }
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        apart:
          'features/{{to}}/ is imported by itself and by app/ alone. Move what both need into a room beside features/: ' +
          'forms/ for fields, forms and answers, handing-in/ for what is handed in, accounts/ for who is signed in, ' +
          'articles/, service-centers/, tool-page/ or links/ for addresses, ui/ for plain building blocks. What only one page ' +
          'puts together is passed in by that page in app/, as a prop.',
      },
    },
    create(context) {
      if (path.relative(root, context.filename).split(path.sep)[0] === 'app') return {}
      const check = ({ source }) => {
        const name = source?.type === 'Literal' ? String(source.value) : ''
        const folder = name.startsWith('@/') ? root : name.startsWith('.') && path.dirname(context.filename)
        const to = folder ? folderOf(path.resolve(folder, name.replace(/^@\//, ''))) : undefined
        if (to !== undefined && to !== folderOf(context.filename))
          context.report({ node: source, messageId: 'apart', data: { to } })
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
