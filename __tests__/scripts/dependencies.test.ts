import { readFileSync } from 'node:fs'
import {
  findForeignSources,
  isAllowed,
  licenceDocument,
  packagesByLicence,
  readLock,
} from '@/scripts/packages/dependencies.mjs'

test('every package of the lock file is of the public registry and known by the hash of its content', () => {
  const lock = readLock()
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
  expect(findForeignSources(lock)).toEqual([])
})

test('a package of another host, without a hash, or of a folder is found', () => {
  const integrity = 'sha512-AAAA'
  const packages = {
    '': {},
    'node_modules/good': { integrity, resolved: 'https://registry.npmjs.org/good/-/good-1.0.0.tgz' },
    'node_modules/bad': { integrity, resolved: 'https://registry.npmjs.org.evil.test/bad.tgz' },
    'node_modules/git': { resolved: 'git+ssh://git@github.com/a/b.git' },
    'node_modules/folder': { integrity, link: true },
    'node_modules/weak': { integrity: 'sha1-AAAA' },
  }
  expect(findForeignSources({ packages }).map((line: string) => line.split(':')[0])).toEqual([
    'node_modules/bad',
    'node_modules/git',
    'node_modules/git',
    'node_modules/folder',
    'node_modules/weak',
  ])
})

test('every shipped package has a licence that we allow, and docs/licences.md lists it', () => {
  const lock = readLock()
  const refused = [...packagesByLicence(lock)].filter(([licence]) => !isAllowed(licence))
  expect(refused).toEqual([])
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceDocument(lock))
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  ['unknown', false],
])('a package under %s may be shipped: %s', (licence, isOurs) => {
  expect(isAllowed(licence)).toBe(isOurs)
})

test('packages are installed by name and version: none by an address or a file', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([])
})
