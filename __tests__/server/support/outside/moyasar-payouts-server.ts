import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from './listen-locally'

export const PAYOUT_KEYS = {
  secretKey: 'sk_test_1234567890',
  sourceId: 'ceb461ea-3f35-4027-b20a-beb89f5ee574',
}

/** The fields of docs.moyasar.com, Payout Object, that a merchant reads. */
export interface StoredPayout {
  id: string
  source_id: string
  sequence_number: string
  channel: string
  status: string
  amount: number
  currency: string
  purpose: string
  comment: string | null
  destination: Record<string, string>
  message: string | null
  failure_reason: string | null
  metadata: Record<string, string> | null
  created_at: string
}

/** What goes wrong with the next call: an answer instead of the work, no answer, or the work without its answer. */
type Fault = 429 | 500 | 'silent' | 'lost' | ((payout: StoredPayout) => StoredPayout)

export interface MoyasarPayouts {
  url: string
  /** the newest first, as the list answers them */
  payouts: StoredPayout[]
  faults: (Fault | null)[]
  now: () => Date
  close(): Promise<void>
}

const PAGE = 2
const NEEDED = ['iban', 'name', 'mobile', 'country', 'city']

/** Plays the payouts of api.moyasar.com as its public documents describe them (Create, List and Fetch Payout). */
export async function startMoyasarPayouts(): Promise<MoyasarPayouts> {
  const state: Pick<MoyasarPayouts, 'payouts' | 'faults' | 'now'> = {
    payouts: [],
    faults: [],
    now: () => new Date(),
  }
  const server = createServer(async (request, response) => {
    const sent = await text(request)
    const fault = state.faults.shift()
    if (fault === 'silent') return
    if (typeof fault === 'number') return send(response, fault, { type: 'api_error', message: 'Later' })
    const [key] = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64')
      .toString()
      .split(':')
    const answer =
      key === PAYOUT_KEYS.secretKey
        ? route(state, request.method ?? '', new URL(request.url ?? '', 'http://x'), sent)
        : { status: 401, body: { type: 'authentication_error' } }
    if (fault === 'lost') return void request.socket.destroy()
    send(
      response,
      answer.status,
      typeof fault === 'function' ? fault(answer.body as StoredPayout) : answer.body,
    )
  })
  return Object.assign(state, await listenLocally(server))
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function route(
  { payouts, now }: Pick<MoyasarPayouts, 'payouts' | 'now'>,
  method: string,
  { pathname, searchParams }: URL,
  sent: string,
): { status: number; body: unknown } {
  const id = pathname.split('/')[3]
  if (method === 'POST') return create(payouts, now(), JSON.parse(sent))
  if (id) {
    const found = payouts.find((one) => one.id === id)
    return found ? { status: 200, body: found } : { status: 404, body: { type: 'invalid_request_error' } }
  }
  const page = Number(searchParams.get('page') ?? 1)
  const pages = Math.max(1, Math.ceil(payouts.length / PAGE))
  const meta = {
    current_page: page,
    next_page: page < pages ? page + 1 : null,
    total_pages: pages,
    total_count: payouts.length,
  }
  return { status: 200, body: { payouts: payouts.slice((page - 1) * PAGE, page * PAGE), meta } }
}

function create(payouts: StoredPayout[], now: Date, body: StoredPayout): { status: number; body: unknown } {
  const isWhole =
    body.source_id === PAYOUT_KEYS.sourceId &&
    /^\d{16}$/.test(body.sequence_number) &&
    Number.isInteger(body.amount) &&
    body.amount > 0 &&
    body.destination['type'] === 'bank' &&
    NEEDED.every((field) => body.destination[field])
  if (!isWhole) return { status: 400, body: { type: 'invalid_request_error', message: 'Validation Failed' } }
  const made: StoredPayout = {
    ...body,
    id: randomUUID(),
    channel: 'ips',
    status: 'queued',
    currency: 'SAR',
    message: 'Payout is queued',
    failure_reason: null,
    created_at: now.toISOString(),
  }
  payouts.unshift(made)
  return { status: 201, body: made }
}
