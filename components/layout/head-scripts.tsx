'use client'

type Texts = typeof import('@/lib/inline-scripts')

/** Of the server alone: in the data of a server component the texts would stand in every document twice. */
const texts: Partial<Texts> = typeof window === 'undefined' ? (require('@/lib/inline-scripts') as Texts) : {}

/** The inline scripts of every document, run before its first paint; the one on old browsers comes first. */
export function HeadScripts() {
  return (
    <>
      <InlineScript code={texts.OUTDATED_BROWSER_SCRIPT} />
      <InlineScript code={texts.THEME_SCRIPT} />
      <InlineScript code={texts.EARLY_INPUT_SCRIPT} />
    </>
  )
}

function InlineScript({ code = '' }: { code: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants
  return <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
}
