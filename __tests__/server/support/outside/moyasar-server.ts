import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from './listen-locally'
import { proceed, startWallet } from './moyasar-wallets'

export const MOYASAR_KEYS = {
  publishableKey: 'pk_test_1234567890',
  secretKey: 'sk_test_1234567890',
  webhookSecret: 'a webhook secret for tests',
}

/** The fields of docs.moyasar.com, Payment Object, that a merchant reads. */
interface StoredPayment {
  id: string
  status: string
  amount: number
  fee: number
  currency: string
  refunded: number
  captured: number
  description: string | null
  callback_url: string | null
  metadata: unknown
  source: Record<string, unknown>
}

/** What goes wrong with the next call: an answer instead of the work, no answer, or the work without its answer. */
type Fault = 429 | 500 | 'silent' | 'lost'

/** A call about one booking that is never answered, before or after its work. */
export interface Stall {
  code: string
  call: 'create' | 'find' | 'refund'
  work: 'undone' | 'done'
}

export interface MoyasarServer {
  url: string
  payments: Map<string, StoredPayment>
  /** how often money was taken */
  charges: number
  faults: (Fault | null)[]
  /** what Apple Pay was asked to open sessions for */
  appleSessions: Body[]
  /** the transfers to the merchant's bank with their lines, 40 of them a page */
  settlements: (Body & { id: string; lines: Body[] })[]
  /** leaves one call without an answer; resolves when its caller waits */
  stall(stall: Stall): Promise<void>
  /** the payer finishes 3-D Secure at the bank */
  pay(id: string): void
  close(): Promise<void>
}

/**
 * Plays api.moyasar.com as its public documents describe it (Create Payment, Idempotency, Fetch, Capture, Void, Refund,
 * Errors, Test Cards, STC Pay, Request Apple Pay Session). A token is named after what its card does: token_paid, token_3ds, token_funds, token_manual.
 */
export async function startMoyasar(port = 0): Promise<MoyasarServer> {
  const moyasar: State = {
    url: '',
    payments: new Map(),
    charges: 0,
    faults: [],
    appleSessions: [],
    settlements: [],
  }
  const stalls: (Stall & { reached: () => void })[] = []
  const stallOf = (request: IncomingMessage, body: Body) => {
    const found = stalls.findIndex((one) => isOf(one, moyasar.payments, request, body))
    return found < 0 ? undefined : stalls.splice(found, 1)[0]
  }
  const server = createServer(async (request, response) => {
    const sent = await text(request)
    const body: Body = sent ? JSON.parse(sent) : {}
    const stall = stallOf(request, body)
    if (stall?.work === 'undone') return stall.reached()
    const fault = moyasar.faults.shift()
    if (fault === 'silent') return
    if (typeof fault === 'number') {
      return send(response, fault, {
        type: fault === 429 ? 'rate_limit_error' : 'api_error',
        message: 'Later',
      })
    }
    const answer = route(moyasar, request, body)
    if (stall) return stall.reached()
    if (fault === 'lost') return void request.socket.destroy()
    send(response, answer.status, answer.body)
  })
  return Object.assign(moyasar, await listenLocally(server, port), {
    stall: (stall: Stall) =>
      new Promise<void>((reached) => {
        stalls.push({ ...stall, reached })
      }),
    pay: (id: string) => {
      const payment = moyasar.payments.get(id)
      if (payment?.status !== 'initiated') return
      payment.status = 'paid'
      moyasar.charges += 1
    },
  })
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

type State = Pick<MoyasarServer, 'url' | 'payments' | 'charges' | 'faults' | 'appleSessions' | 'settlements'>
type Body = Record<string, unknown>
const invalid = (message: string, errors: Body = {}) => ({
  status: 400,
  body: { type: 'invalid_request_error', message, errors },
})

function isOf(
  { code, call }: Stall,
  payments: State['payments'],
  { method, url = '' }: IncomingMessage,
  body: Body,
): boolean {
  const [, , , id, verb] = url.split('/')
  const description = id ? payments.get(id)?.description : body['description']
  return description === code && call === (!id ? 'create' : method === 'GET' ? 'find' : verb)
}

function route(state: State, { method, url = '', headers }: IncomingMessage, body: Body) {
  const [key] = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64')
    .toString()
    .split(':')
  const [path = '', query] = url.split('?')
  const [, version, resource, id, verb] = path.split('/')
  if (version === 'v1' && resource === 'applepay') return openAppleSession(state, body)
  if (version === 'v1' && resource === 'stc_pays') return takeCode(state, `${state.url}${url}`, body)
  if (version !== 'v1' || !['payments', 'settlements'].includes(resource ?? ''))
    return { status: 404, body: { type: 'api_error' } }
  if (key !== MOYASAR_KEYS.secretKey) {
    return {
      status: 401,
      body: { type: 'authentication_error', message: 'Invalid authorization credentials' },
    }
  }
  if (resource === 'settlements') return settlementsAt(state, id, verb, new URLSearchParams(query))
  if (!id) return create(state, body)
  const payment = state.payments.get(id)
  if (!payment) return { status: 404, body: { type: 'invalid_request_error', message: 'Object not found' } }
  if (method === 'GET') return { status: 200, body: payment }
  const problem = change(state, payment, verb ?? '', Number(body['amount'] ?? payment.amount))
  return problem ? invalid(problem) : { status: 200, body: payment }
}

const PAGE_SIZE = 40

/** docs.moyasar.com, List Settlements, Fetch Settlement and List Settlement Lines. */
function settlementsAt(
  { settlements }: State,
  id: string | undefined,
  verb: string | undefined,
  query: URLSearchParams,
) {
  const page = Number(query.get('page') ?? 1)
  const pageOf = (name: string, rows: Body[]) => {
    const total_pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
    const next_page = page < total_pages ? page + 1 : null
    const shown = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    return { status: 200, body: { [name]: shown, meta: { current_page: page, next_page, total_pages } } }
  }
  const heads = settlements.map(({ lines: _, ...head }) => head)
  if (!id) return pageOf('settlements', heads)
  const found = settlements.find((one) => one.id === id)
  if (!found) return { status: 404, body: { type: 'invalid_request_error', message: 'Object not found' } }
  if (verb === 'lines') return pageOf('lines', found.lines)
  return { status: 200, body: heads.find((one) => one.id === id) ?? {} }
}

function create(state: State, body: Body) {
  const { given_id, amount, currency, callback_url } = body
  const source = (body['source'] ?? {}) as { type?: string; token?: string }
  if (typeof given_id === 'string' && state.payments.has(given_id))
    return invalid('Payment is already created.')
  if (!Number.isInteger(amount) || Number(amount) < 100)
    return invalid('Validation Failed', { amount: ['invalid'] })
  const isCard = source.type === 'token'
  if (isCard && !callback_url) return invalid('Validation Failed', { callback_url: ["can't be blank"] })
  const outcome = isCard ? OUTCOMES[source.token ?? ''] : startWallet(source, state.url)
  if (!outcome) return invalid('Validation Failed', { token: ['not found'] })
  const payment: StoredPayment = {
    id: typeof given_id === 'string' ? given_id : randomUUID(),
    amount: Number(amount),
    fee: 0,
    currency: String(currency),
    refunded: 0,
    captured: 0,
    description: (body['description'] as string) ?? null,
    callback_url: callback_url ? String(callback_url) : null,
    metadata: body['metadata'] ?? null,
    status: outcome.status,
    source: { type: 'creditcard', company: 'mada', number: 'XXXX-XXXX-XXXX-1010', ...outcome.source },
  }
  state.payments.set(payment.id, payment)
  if (payment.status === 'paid') state.charges += 1
  return { status: 201, body: payment }
}

/** The address of a payment takes its payer's code, once. */
function takeCode(state: State, address: string, body: Body) {
  const payment = [...state.payments.values()].find(({ source }) => source['transaction_url'] === address)
  const isPaid = proceed(payment, body['otp_value'])
  if (isPaid === null) return invalid('Payment cannot be processed')
  if (isPaid) state.charges += 1
  return { status: 200, body: payment }
}

function openAppleSession(state: State, body: Body) {
  state.appleSessions.push(body)
  const { domain_name, display_name, publishable_api_key: key } = body
  if (key !== MOYASAR_KEYS.publishableKey || !domain_name) return invalid('Validation Failed')
  const session = {
    merchantSessionIdentifier: 'SSH',
    nonce: 'n',
    domainName: domain_name,
    displayName: display_name,
  }
  return { status: 201, body: session }
}

const OUTCOMES: Record<string, { status: string; source: Body }> = {
  token_paid: { status: 'paid', source: { message: 'APPROVED', response_code: '00', transaction_url: null } },
  token_3ds: {
    status: 'initiated',
    source: { message: null, transaction_url: 'https://api.moyasar.com/v1/card_auth/x/prepare' },
  },
  token_funds: { status: 'failed', source: { message: 'INSUFFICIENT_FUNDS', response_code: '51' } },
  token_expired: { status: 'failed', source: { message: 'DECLINED: EXPIRED CARD', response_code: '54' } },
  token_manual: { status: 'authorized', source: { message: 'APPROVED', response_code: '00' } },
}

/** Why the change is refused; null after it was made. */
function change(state: State, payment: StoredPayment, verb: string, amount: number): string | null {
  if (verb === 'capture') {
    if (payment.status !== 'authorized' || amount > payment.amount) return 'Payment cannot be captured'
    Object.assign(payment, { status: 'captured', captured: amount })
    state.charges += 1
    return null
  }
  if (verb === 'void') {
    if (!['paid', 'authorized', 'captured'].includes(payment.status)) return 'Payment cannot be voided'
    payment.status = 'voided'
    return null
  }
  if (!['paid', 'captured', 'refunded'].includes(payment.status)) return 'Payment cannot be refunded'
  if (payment.refunded + amount > payment.amount) return 'Amount exceeds what is left'
  Object.assign(payment, { status: 'refunded', refunded: payment.refunded + amount })
  return null
}
