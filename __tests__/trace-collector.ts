import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as a collector gets it. */
export interface ExportedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Record<string, string | number>
  hasFailed: boolean
  service: string
}

interface Wire {
  resourceSpans: {
    resource: { attributes: WireAttribute[] }
    scopeSpans: { spans: WireSpan[] }[]
  }[]
}
interface WireAttribute {
  key: string
  value: { stringValue?: string; intValue?: number; doubleValue?: number }
}
type WireSpan = Pick<ExportedSpan, 'traceId' | 'spanId' | 'parentSpanId' | 'name' | 'kind'> & {
  attributes: WireAttribute[]
  status: { code?: number }
}

const ERROR_STATUS = 2

/** A collector of OTLP over HTTP on a free port: what it got, as spans and as text. */
export async function runCollector(status = 200) {
  const bodies: string[] = []
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part)
    if (req.url === '/v1/traces') bodies.push(Buffer.concat(parts).toString())
    res.statusCode = status
    res.setHeader('content-type', 'application/json')
    res.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body))),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const attributesOf = (given: WireAttribute[]) =>
  Object.fromEntries(
    given.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? '']),
  )

const spansOf = ({ resourceSpans }: Wire): ExportedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, ...span }) => ({
        ...span,
        attributes: attributesOf(attributes),
        hasFailed: status.code === ERROR_STATUS,
        service: String(attributesOf(resource.attributes)['service.name']),
      })),
    ),
  )
