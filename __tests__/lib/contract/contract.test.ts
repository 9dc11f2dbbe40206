import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf } from '@/lib/contract/address'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { picker } from '@/server/plugins/answers'

const COMPILER = join(process.cwd(), 'node_modules/typescript/bin/tsc')

/** Lines that must not compile, each with what is wrong. */
const WRONG: Record<string, string> = {
  'an unknown route': "call('GET /favorites')",
  'a parameter that is missing': "call('PUT /favourites/:id')",
  'a parameter of another name': "call('PUT /favourites/:id', { params: { listing: 'a' } })",
  'a query that the route does not have': "call('GET /favourites', { query: { city: 'Riyadh' } })",
  'a field that the answer does not have': "call('GET /favourites').then((list) => list.pages)",
  'a field of another type': "call('GET /favourites/ids').then(({ ids }): number[] => ids)",
  'an error that the route does not name': "isErrorOf('GET /favourites', failure, 'price_changed')",
  'a field that the error does not carry':
    "isErrorOf('POST /bookings', failure, 'price_changed') && failure.answer.nearest",
  'a handler with another answer': "serve(app, 'GET /favourites/:id', () => ({ isKept: 'yes' }))",
  'a handler of a route that is not public reads no visitor':
    "serve(app, 'GET /favourites/ids', ({ user }) => ({ ids: [user.secret] }))",
  'a parameter that is missing, of a route of one more entry': "call('GET /lockers/:id')",
  'a handler with another answer, of a route of one more entry':
    "serve(app, 'GET /lockers/:id', () => ({ isOpen: 'yes' }))",
  'a schema without a field of its type':
    'is<{ a: string; b?: string }>()(Type.Object({ a: Type.String() }))',
}
const RIGHT = [
  "call('PUT /favourites/:id', { params: { id: 'a' } })",
  "call('GET /favourites', { query: { page: 2 } }).then((list): number => list.total)",
  "isErrorOf('POST /bookings', failure, 'price_changed') && failure.answer.quote",
  "serve(app, 'GET /favourites/:id', () => ({ isKept: true }))",
  "call('GET /lockers/:id', { params: { id: 'a' } }).then(({ isOpen }): boolean => isOpen)",
  "serve(app, 'GET /lockers/:id', () => ({ isOpen: true }))",
]
/** The contract with one more entry, as a route would be added. */
const LONGER_CONTRACT = `import { Type } from '@sinclair/typebox'
import { CONTRACT as REAL } from '../../lib/contract/contract'
export const CONTRACT = {
  ...REAL,
  'GET /lockers/:id': { access: 'user', answer: Type.Object({ isOpen: Type.Boolean() }) },
} as const
`
const HEAD = `import type { FastifyInstance } from 'fastify'
import { Type } from '@sinclair/typebox'
import { call } from '@/lib/api/call'
import { isErrorOf } from '@/lib/api/http'
import { is } from '@/lib/contract/schema'
import { serve } from '@/server/plugins/serve'
declare const app: FastifyInstance
declare const failure: unknown
export { app, call, failure, is, isErrorOf, serve, Type }
`

test('wrong calls and wrong answers do not compile', () => {
  const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.contract-'))
  try {
    const lines = [...RIGHT, ...Object.values(WRONG)]
    writeFileSync(join(folder, 'client.ts'), HEAD + lines.join('\n'))
    writeFileSync(join(folder, 'contract.ts'), LONGER_CONTRACT)
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions: {
          incremental: false,
          paths: { '@/lib/contract/contract': ['./contract.ts'], '@/*': ['../../*'] },
        },
        files: ['client.ts'],
        include: [],
      }),
    )
    const { stdout } = spawnSync(process.execPath, [COMPILER, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    })
    const first = HEAD.split('\n').length
    const refused = new Set(
      [...stdout.matchAll(/client\.ts\((\d+),/g)].map(([, line]) => lines[Number(line) - first]),
    )
    expect([...refused].toSorted()).toEqual(Object.values(WRONG).toSorted())
    expect(stdout.match(/^(?!.*client\.ts).*error TS/gm)).toBeNull()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  ['GET /favourites/:id', { params: { id: 'a/b' } }, 'GET', 'favourites/a%2Fb'],
  ['GET /favourites', { query: { page: 2, pageSize: undefined } }, 'GET', 'favourites?page=2'],
  ['PUT /vendor/services/:id/prices', { params: { id: 'a' } }, 'PUT', `${VENDOR_PATH}/services/a/prices`],
  ['GET /admin/vendors/:id', { params: { id: 'a' } }, 'GET', 'admin/vendors/a'],
  ['GET /invoices/:id.pdf', { params: { id: 'a' } }, 'GET', 'invoices/a.pdf'],
])('the address of %s', (name, parts, method, path) => {
  expect(addressOf(name, parts)).toEqual({ method, path })
})

test('an answer loses every field that its schema does not name, and no value changes', () => {
  const owner = { type: 'object', properties: { name: { type: 'string' } } }
  const pick = picker({
    type: 'object',
    properties: {
      owner: { anyOf: [owner, { type: 'null' }] },
      list: { type: 'array', items: owner },
      prices: { type: 'object', properties: {}, additionalProperties: { type: 'number' } },
      free: {},
      step: {
        anyOf: [
          { type: 'object', properties: { kind: { const: 'a' }, one: {} }, required: ['kind'] },
          { type: 'object', properties: { kind: { const: 'b' }, other: {} }, required: ['kind'] },
        ],
      },
    },
  })
  const secret = { iban: 'SA03' }
  expect(
    pick({
      ...secret,
      owner: { name: null, ...secret },
      list: [{ name: 'a', ...secret }],
      prices: { monday: 12.5 },
      free: { any: ['thing'] },
      step: { kind: 'b', one: 1, other: 2 },
    }),
  ).toEqual({
    owner: { name: null },
    list: [{ name: 'a' }],
    prices: { monday: 12.5 },
    free: { any: ['thing'] },
    step: { kind: 'b', other: 2 },
  })
  expect(pick({ owner: null, step: { kind: 'c', ...secret } })).toEqual({ owner: null, step: undefined })
})
