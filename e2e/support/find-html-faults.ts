import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { ourRules } from './html-rules'

/** Everything that the validator recommends, but for rules of taste and what React writes by itself. */
const config: ConfigData = {
  root: true,
  plugins: [ourRules],
  extends: ['html-validate:recommended'],
  rules: {
    'diyar/known-attributes': 'error',
    'diyar/no-empty-value': 'error',
    'diyar/term-groups': 'error',
    'diyar/tidy-links': 'error',
    // How React writes documents: `<br/>`, `hrefLang`, `async=""`, ids such as `_R_1_`. All of it is valid HTML.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The policy of the pages allows style attributes; they carry sizes and colours that the data decides.
    'no-inline-style': 'off',
    // Ticks of one list share their name; a browser sends each that is ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // Fields with suggestions and lists of days are drawn after the patterns of ARIA, which have no element of their own.
    'prefer-native-element': 'off',
    // A name on a list is allowed, and read by every screen reader that announces lists.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The home page's title is specified, word for word.
    'long-title': 'off',
    // A field without a type is one for text, and a combobox names its field and its list alike.
    'no-implicit-input-type': 'off',
    'no-redundant-aria-label': 'off',
    // An open dialog hides the rest of the page from screen readers and keeps the focus to itself.
    'hidden-focusable': 'off',
    // Telephone numbers stand in a `bdi` that does not wrap.
    'tel-non-breaking': 'off',
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

/** The broken rules of a document, each with its place. */
export async function findHtmlFaults(html: string, what: string): Promise<string[]> {
  const { results } = await validator.validateString(html, what)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
