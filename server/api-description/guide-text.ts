import { ERROR_CODES, type ErrorCode } from '@/lib/domain/issues'
import { LANGUAGES, type Language, type Translations } from '@/server/i18n'
import { STATUSES } from '@/server/plugins/error-statuses'
import { errorDataExample } from './described-answers'

/** Values for the variables of messages about errors. */
const PARAMS = { wait: 30, unit: 'seconds', max: 5, before: 2, after: 4, minimum: 100 }
/** On both sides of a sentence, so that its full stop is at its end. */
const RIGHT_TO_LEFT = '\u200f'
const A_REQUEST_ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

const sentenceOf = (translations: Translations, language: Language, code: ErrorCode) =>
  translations.sentence(language, `errors.${code}`, PARAMS)

export const exampleNamesOf = (code: ErrorCode) => LANGUAGES.map((language) => `${code}_${language}`)

/** An example of each code in each language, with what the code carries. */
export function errorExamples(translations: Translations): { [name: string]: object } {
  const examples = ERROR_CODES.flatMap((code) =>
    LANGUAGES.map((language) => {
      const message = sentenceOf(translations, language, code)
      const value = { code, message, requestId: A_REQUEST_ID, ...errorDataExample(code) }
      return [`${code}_${language}`, { value }]
    }),
  )
  return Object.fromEntries(examples)
}

/** The text above the routes, in Markdown: how to sign in, and all codes of errors. */
export function guideText(translations: Translations): string {
  const rows = ERROR_CODES.map(
    (code) =>
      `| ${STATUSES[code]} | \`${code}\` | ${sentenceOf(translations, 'en', code)} | ${RIGHT_TO_LEFT}${sentenceOf(translations, 'ar', code)}${RIGHT_TO_LEFT} |`,
  ).sort()
  return [
    'A session starts with `POST /user/login` and `POST /user/verify`, whose `token` goes into `Authorization: Bearer …`.',
    `A vendor's API key goes there too, for the routes that name its scopes.`,
    'Amounts are in SAR, instants in UTC, days and hours in Riyadh. `Accept-Language: en` or `ar` chooses the language of sentences.',
    'Lists take `page` from 1 and `pageSize` up to 50. An unknown field or parameter is refused.',
    'An error has a `code` for programs and a `message` for people; `issues` name the wrong fields.',
    '',
    '| status | code | English | العربية |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}
