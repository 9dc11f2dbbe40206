import { ICON_PATHS } from '@/components/ui/icon/icon-paths'

export const dynamic = 'force-static'

/** The Saudi riyal symbol, drawn for this project (design, section 6). */
const RIYAL =
  'M2.2 16.6 21.8 12.4M10 1.2V17.6c0 1.7-.9 2.9-2.6 3.3L1.8 22.1M15.2 2.6V19.6L21.8 18.2M13.8 25 21.8 23.3'

const symbol = (id: string, box: string, path: string) =>
  `<symbol id="${id}" viewBox="${box}"><path d="${path}"/></symbol>`

/** All icons in one sprite; pages reference them with `<use href="/icons.svg?v=…#search">`. */
export function GET() {
  const icons = Object.entries(ICON_PATHS).map(([name, path]) => symbol(name, '0 0 24 24', path))
  const sheet = [...icons, symbol('riyal', '0 0 24 26', RIYAL)].join('')
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${sheet}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  })
}
