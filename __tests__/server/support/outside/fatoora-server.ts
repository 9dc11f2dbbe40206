import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from './listen-locally'

/** A document that the platform got. */
interface Submitted {
  path: string
  headers: IncomingMessage['headers']
  invoiceHash: string
  uuid: string
  xml: string
}

/** What goes wrong with the next call, or a lie instead of the answer. */
export type Fault =
  | 'silent'
  | 'lost'
  | 'html'
  | 'other document'
  | 'other hash'
  | 'unfinished'
  | 401
  | 429
  | 500
  | 503
  | { errors: { code: string; message: string }[] }
  | { warnings: { code: string; message: string }[] }

export interface FatooraServer {
  url: string
  submitted: Submitted[]
  faults: (Fault | null)[]
  /** clearance is switched off: its call answers 303 */
  isClearanceOff: boolean
  close(): Promise<void>
}

/**
 * Plays ZATCA's Fatoora platform as its developer portal describes it: Clearance-Status and Accept-Version, 200 with REPORTED or
 * CLEARED, 202 with warnings, 303, 400 with errors, 401, 409 for a hash that was accepted before, 429 and 5xx.
 */
export async function startFatoora(secret: string): Promise<FatooraServer> {
  const state = { submitted: [] as Submitted[], faults: [] as (Fault | null)[], isClearanceOff: false }
  const accepted = new Set<string>()
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    const { url: path = '', headers } = request
    const { invoiceHash, uuid } = body
    const xml = Buffer.from(body.invoice, 'base64').toString('utf8')
    state.submitted.push({ path, headers, invoiceHash, uuid, xml })
    const send = (status: number, answer: unknown, type = 'application/json') =>
      response
        .writeHead(status, { 'content-type': type })
        .end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    const isClearance = path === '/invoices/clearance/single'
    const status = isClearance ? 'clearanceStatus' : 'reportingStatus'
    const fault = state.faults.shift() ?? null
    if (fault === 'silent') return
    if (fault === 'html') return send(200, '<html>maintenance</html>', 'text/html')
    if (fault === 'unfinished') return send(200, { [status]: null })
    if (fault === 'other hash')
      return send(200, { invoiceHash: 'b3RoZXI=', [status]: isClearance ? 'CLEARED' : 'REPORTED' })
    if (fault === 'other document')
      return send(200, { [status]: 'CLEARED', clearedInvoice: Buffer.from('<Invoice/>').toString('base64') })
    if (typeof fault === 'number') return send(fault, { code: String(fault), message: 'Later' })
    const [, known] = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64')
      .toString()
      .split(/:(.*)/s)
    if (known !== secret || headers['accept-version'] !== 'V2') return send(401, { code: 'Unauthorized' })
    if (isClearance && state.isClearanceOff) return send(303, { message: 'Clearance is deactivated' })
    if (fault && typeof fault === 'object' && 'errors' in fault)
      return send(400, {
        validationResults: { errorMessages: fault.errors, warningMessages: [], status: 'ERROR' },
        [status]: isClearance ? 'NOT_CLEARED' : 'NOT_REPORTED',
      })
    if (accepted.has(invoiceHash))
      return send(409, {
        validationResults: {
          errorMessages: [
            { code: 'Invoice-Errors', message: 'Invoice was already Reported successfully earlier' },
          ],
        },
      })
    accepted.add(invoiceHash)
    if (fault === 'lost') return void request.socket.destroy()
    const warnings = fault && typeof fault === 'object' && 'warnings' in fault ? fault.warnings : []
    send(warnings.length > 0 ? 202 : 200, {
      validationResults: { errorMessages: [], warningMessages: warnings, status: 'PASS' },
      ...(isClearance
        ? {
            clearanceStatus: 'CLEARED',
            clearedInvoice: Buffer.from(xml.replace(QR, `$1${ZATCA_QR}<`)).toString('base64'),
          }
        : { reportingStatus: 'REPORTED' }),
    })
  })
  return Object.assign(state, await listenLocally(server))
}

/** The QR that ZATCA puts onto what it cleared. */
export const ZATCA_QR = Buffer.from('the QR of the authority').toString('base64')
const QR =
  /(<cbc:ID>QR<\/cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text\/plain">)[^<]*</
