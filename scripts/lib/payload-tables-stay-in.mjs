const COLLECTIONS =
  'ads|brands|countries|country|faqs|fault_finders|intents|landing_pages|legal_pages|media|menus|news|payload|policies|quick_links|recalls|redirects|seo_entries|site_settings|users'

/** `FROM news d`, `JOIN public._news_v`, `version__status` */
const NAMES_A_TABLE = new RegExp(
  `\\b(?:FROM|JOIN|INTO|UPDATE)\\s+(?:ONLY\\s+)?"?(?:public\\.)?"?_?(?:${COLLECTIONS})(?:_[a-z_]+)?\\b(?!\\.)|\\bversion__\\w+`,
)

/** ESLint rule against SQL on Payload's tables. */
export function payloadTablesStayIn(message) {
  return {
    meta: { type: 'problem', schema: [], messages: { elsewhere: message } },
    create(context) {
      const check = (node, text) => {
        if (NAMES_A_TABLE.test(text)) context.report({ node, messageId: 'elsewhere' })
      }
      return {
        Literal: (node) => check(node, String(node.value)),
        TemplateElement: (node) => check(node, node.value.raw),
      }
    },
  }
}
