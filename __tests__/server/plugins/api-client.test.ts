import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appForTests } from '../support/test-app'

const api = appForTests()

const COMPILER = join(process.cwd(), 'node_modules/typescript/bin/tsc')
const SETTINGS = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], target: 'ES2022' },
    ...{ module: 'esnext', moduleResolution: 'bundler' },
  },
  files: ['client.ts'],
}

const CLIENT = `import createClient from 'openapi-fetch'
import type { paths } from './api'

const client = createClient<paths>({ baseUrl: 'https://api.example.sa' })

export async function book(serviceId: string): Promise<string> {
  const { data, error } = await client.POST('/api/v1/bookings', {
    params: { header: { 'idempotency-key': 'one' } },
    body: {
      serviceId, checkIn: '2026-12-20', checkOut: '2026-12-22', adults: 2, children: 0, infants: 0, units: 1,
      addOns: [], paymentType: 'fullPayment',
    },
  })
  if (error) return error.code
  const state: 'confirmed' | 'requested' | undefined =
    data.status === 'confirmed' || data.status === 'requested' ? data.status : undefined
  const total: number = data.total
  return \`\${data.code} \${state} \${total}\`
}

export async function cities(): Promise<string[]> {
  const { data } = await client.GET('/api/v1/services/cities')
  return (data ?? []).map((city) => city.name_ar)
}
`
const WRONG = `import createClient from 'openapi-fetch'
import type { paths } from './api'

const client = createClient<paths>({ baseUrl: 'https://api.example.sa' })
export const unknownPath = client.GET('/api/v1/nothing')
export const withoutBody = client.POST('/api/v1/user/login', {})
export const unknownField = client.GET('/api/v1/user/profile').then(({ data }) => data?.salary)
`

test('a client generated from the description compiles, and refuses what the api does not have', async () => {
  const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.api-client-'))
  try {
    const { body } = await api.call('GET', '/openapi.json')
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(body))
    const files = [join(folder, 'openapi.json'), join(folder, 'api.ts')]
    execFileSync(process.execPath, ['scripts/api-client.mjs', ...files])
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS))
    const compile = (text: string) => {
      writeFileSync(join(folder, 'client.ts'), text)
      return spawnSync(process.execPath, [COMPILER, '-p', folder], { encoding: 'utf8' }).stdout
    }
    expect(compile(CLIENT)).toBe('')
    const wrongLines = [...compile(WRONG).matchAll(/client\.ts\((\d+),\d+\): error/g)].map(([, line]) => line)
    expect([...new Set(wrongLines)]).toEqual(['5', '6', '7'])
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 240_000)
