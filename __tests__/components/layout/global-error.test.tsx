import { act, waitFor } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { createRoot } from 'react-dom/client'
import GlobalError from '@/app/global-error'
import outage from '@/messages/outage.json'

jest.mock('@/app/[locale]/fonts', () => ({ FONT_CLASSES: 'arabic latin' }))

test.each([
  ['/en/about', 'en', 'ltr'],
  ['/about', 'ar', 'rtl'],
] as const)(
  'of %s the whole document is replaced by words in its language, then by the drawn page',
  async (path, locale, dir) => {
    const page = document.implementation.createHTMLDocument()
    const root = createRoot(page)
    act(() =>
      root.render(
        <PathnameContext.Provider value={path}>
          <GlobalError />
        </PathnameContext.Provider>,
      ),
    )
    const { lang, dir: direction } = page.documentElement
    expect({ lang, direction }).toEqual({ lang: locale, direction: dir })
    expect(page.querySelector('h1')?.textContent).toBe(outage[locale].title)
    await waitFor(() => expect(page.querySelector('main img')).not.toBeNull())
    expect(page.querySelector('h1')?.textContent).toBe(outage[locale].title)
    expect(page.querySelector('button')?.textContent).toBe(outage[locale].retry)
    expect(document.documentElement.classList).toContain('latin')
    act(() => root.unmount())
  },
)
