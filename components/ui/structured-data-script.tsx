'use client'

/** In a browser the text stands in the document already; a page that is opened without a document has no use for it. */
const textOf: (key: string) => string | undefined =
  typeof window === 'undefined'
    ? (require('./server-text') as typeof import('./server-text')).readServerText
    : () => undefined

export function StructuredDataScript({ name }: { name: string }) {
  const __html = textOf(name) ?? ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} suppressHydrationWarning />
}
