import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { messagesOf } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/i18n/routing'

/** Renders as a page of the given language does, with a fresh cache and the two live regions. */
export function renderInPage(content: ReactNode, locale: Locale = 'en') {
  document.documentElement.lang = locale
  document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr'
  const provider = () => new Map()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="Asia/Riyadh">
      <SWRConfig value={{ provider, dedupingInterval: 0 }}>
        {children}
        <div id="announce" role="status" />
        <div id="alert" role="alert" />
      </SWRConfig>
    </NextIntlClientProvider>
  )
  return render(content, { wrapper })
}
