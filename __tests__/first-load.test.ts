import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a visitor sees first: the frame of every page and the public pages. */
const PUBLIC_PAGES = [
  'app/[locale]/layout.tsx',
  'app/[locale]/error.tsx',
  'app/[locale]/page.tsx',
  'app/[locale]/search/page.tsx',
  'app/[locale]/[category]/page.tsx',
  'app/[locale]/[category]/[id]/page.tsx',
  'app/[locale]/(content)/about/page.tsx',
  'app/[locale]/(content)/contact/page.tsx',
  'app/[locale]/(content)/faqs/page.tsx',
  'app/[locale]/(content)/offline/page.tsx',
]

/** Packages that come by `import()` when they are needed, never with a public page. */
const LATE_PACKAGES =
  /^(?:ky|swr|formik|yup|@sinclair\/typebox|sonner|styled-components|leaflet|socket\.io-client|embla-carousel.*|cookies-next.*|@radix-ui\/.*|@vis\.gl\/.*)$/

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, name]) => (name ? [name] : []))
}

function ownFile(name: string, from: string): string | undefined {
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name)
  return [path, `${path}.ts`, `${path}.tsx`].find((one) => /\.tsx?$/.test(one) && existsSync(one))
}

/** `file package` for every late package that the browser would get with the page; `isClient` is passed down by imports. */
function tooEarly(file: string, isClient: boolean, known: Set<string>): string[] {
  const reachesBrowser = isClient || /^'use client'/.test(readFileSync(file, 'utf8'))
  const visit = `${file} ${reachesBrowser}`
  if (known.has(visit)) return []
  known.add(visit)
  return importsOf(file).flatMap((name) => {
    if (reachesBrowser && LATE_PACKAGES.test(name)) return [`${file} ${name}`]
    const own = ownFile(name, file)
    return own ? tooEarly(own, reachesBrowser, known) : []
  })
}

test.each(PUBLIC_PAGES)('%s loads no package that can be loaded later', (page) => {
  expect(tooEarly(page, false, new Set())).toEqual([])
})
