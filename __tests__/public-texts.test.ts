import { readdirSync, readFileSync } from 'node:fs'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'

/** Words of those who build Diyar, which say nothing to a guest. */
const BUILDERS_WORDS =
  /\b(database|API|backend|frontend|server|JSON|token|cache|endpoint|query|null|undefined|launch|fingerprint|payload|deploy\w*|constraint|kept here)\b|قاعدة البيانات|الخادم|خوادم|الإطلاق|بصمة/i

const TEXTS = 'server/modules/catalogue/content-pages/texts'
/** Parts of the catalogues that only admins read. */
const FOR_ADMINS = ['admin']
/** Read by those who connect a vendor's program. */
const FOR_DEVELOPERS = ['vendorApi']

function sentencesOf(catalogue: object, path: string[] = []): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : sentencesOf(value, [...path, key]),
  )
}

test.each(readdirSync(TEXTS))('%s uses the language of guests', (file) => {
  const lines = readFileSync(`${TEXTS}/${file}`, 'utf8').split('\n')
  expect(lines.filter((line) => BUILDERS_WORDS.test(line))).toEqual([])
})

test.each([
  ['ar', ar],
  ['en', en],
])('the texts of the interface (%s) use the language of guests and vendors', (_locale, catalogue) => {
  const readByPeople = Object.fromEntries(
    Object.entries(catalogue).filter(([name]) => ![...FOR_ADMINS, ...FOR_DEVELOPERS].includes(name)),
  )
  const said = sentencesOf(readByPeople).map(
    ([path, text]) => [path, text.replace(/\{[^{}]*\}/g, '')] as const,
  )
  expect(said.filter(([, text]) => BUILDERS_WORDS.test(text))).toEqual([])
})
