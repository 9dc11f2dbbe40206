import { cardDataOrigin } from '@/lib/env'
import { ConfigProblem, readConfig } from '@/server/config'
import { openProvider } from '@/server/ports/payments/adapters'
import { moyasarPayments } from '@/server/ports/payments/moyasar'
import { MOYASAR_KEYS } from '../support/outside/moyasar-server'
import { appForTests } from '../support/test-app'
import { aGuest } from '../support/users'

/** A row and its adapter, as a second provider would be added. */
jest.mock('@/lib/domain/booking/money/payment-providers', () => {
  const real = jest.requireActual('@/lib/domain/booking/money/payment-providers')
  real.REAL_PROVIDERS.second = { setting: 'SECOND_URL', origin: 'https://api.second.example' }
  real.REAL_PROVIDER_NAMES.push('second')
  real.PAYMENT_PROVIDERS.push('second')
  return real
})
const mockOpen = jest.fn()
jest.mock('@/server/ports/payments/adapters', () => {
  const real = jest.requireActual('@/server/ports/payments/adapters')
  const { string } = jest.requireActual('yup')
  const SECOND_KEY = string().matches(/^key_/, 'SECOND_KEY must begin with key_.')
  real.PAYMENT_ADAPTERS.second = {
    variables: { SECOND_KEY },
    open: (...given: unknown[]) => mockOpen(...given),
  }
  return real
})

const SECOND = { PAYMENTS: 'second', SECOND_KEY: 'key_1', SESSION_SECRET: 'x'.repeat(32) }
const AT = { url: 'https://api.second.example', publicOrigin: 'https://www.example.sa' }
const read = (variables: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...variables })
/** A name that only the mocked table has. */
const provider = 'second' as 'moyasar'
const port = { ...moyasarPayments({ ...MOYASAR_KEYS, ...AT }), provider }
const api = appForTests({}, null, () => ({ payments: port }))

function sentencesOf(variables: Record<string, string>): string[] {
  try {
    read(variables)
    return []
  } catch (error) {
    if (error instanceof ConfigProblem) return error.sentences
    throw error
  }
}

test('a second provider opens with its own variables; a wrong or missing one is named', () => {
  const { payments } = read(SECOND)
  expect(payments).toEqual({ provider: 'second', variables: { SECOND_KEY: 'key_1' } })
  expect(sentencesOf({ ...SECOND, SECOND_KEY: 'pk_1' })).toEqual(['SECOND_KEY must begin with key_.'])
  expect(sentencesOf({ ...SECOND, SECOND_KEY: '' })).toEqual([
    'SECOND_KEY is missing: PAYMENTS=second needs it.',
  ])
  expect(sentencesOf({ ...SECOND, PAYMENTS: 'third' })).toEqual([
    'PAYMENTS must be sandbox or moyasar or second.',
  ])
  if (!('variables' in payments)) throw new Error('the sandbox was chosen')
  openProvider(payments.provider, payments.variables, AT.publicOrigin)
  expect(mockOpen).toHaveBeenCalledWith({ SECOND_KEY: 'key_1' }, AT)
})

test('pages may send card data to its origin, or to the one that is set', () => {
  const variables = { ...process.env }
  try {
    Object.assign(process.env, { PAYMENTS: 'second' })
    expect(cardDataOrigin()).toBe('https://api.second.example')
    Object.assign(process.env, { SECOND_URL: 'http://localhost:9999' })
    expect(cardDataOrigin()).toBe('http://localhost:9999')
  } finally {
    process.env = variables
  }
})

test('guests read its name and pay through its webhook address', async () => {
  const answer = await api.call('GET', '/payments/provider', { as: await aGuest(api) })
  expect([answer.status, answer.body]).toMatchObject([200, { provider: 'second' }])
  expect((await api.call('POST', '/payments/webhooks/second', { body: {} })).status).not.toBe(404)
})
