import { applePayDomainFile } from '@/lib/env'

export const dynamic = 'force-dynamic'

/** The file by which Apple knows that the domain is ours, at the address that Apple demands (next.config.mjs). */
export function GET() {
  const file = applePayDomainFile()
  if (!file) return new Response(null, { status: 404 })
  return new Response(file, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
