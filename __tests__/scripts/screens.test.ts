import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { NOT_PHOTOGRAPHED, SCREENS } from '@/e2e/screens/table'

const filesIn = (folder: string, isWanted: (path: string) => boolean) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(folder, `${one.parentPath}/${one.name}`))
    .filter(isWanted)

const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

test('every page of app/ is photographed by npm run screens', () => {
  const routes = filesIn('app/[locale]', (path) => /(^|\/)page\.tsx$/.test(path)).map((path) =>
    dirname(path).replace(/^\.$/, ''),
  )
  expect(sorted(SCREENS.map(({ route }) => route))).toEqual(sorted(routes))
})

test('every component with a dialog is photographed, or the table gives the reason why not', () => {
  const withDialog = filesIn(
    'components',
    (path) => path.endsWith('.tsx') && /<(Form)?Dialog\b/.test(readFileSync(`components/${path}`, 'utf8')),
  ).map((path) => path.replace(/\.tsx$/, ''))
  const listed = [...SCREENS.flatMap(({ dialogs = [] }) => dialogs), ...Object.keys(NOT_PHOTOGRAPHED)]
  expect(sorted(listed)).toEqual(sorted(withDialog))
})

test('no two photographs have one name', () => {
  expect(SCREENS).toHaveLength(new Set(SCREENS.map(({ name }) => name)).size)
})
