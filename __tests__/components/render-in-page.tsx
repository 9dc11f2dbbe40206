import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { MemberProvider } from '@/components/shared/member-role'
import type { MemberRole } from '@/lib/domain/account/membership'
import { messagesOf } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/i18n/routing'
import { VisitedPage } from './visited-page'

/** Renders as a page of the given language does to a member of a vendor, with a fresh cache and the two live regions. */
export function renderInPage(content: ReactNode, locale: Locale = 'en', role: MemberRole = 'owner') {
  document.documentElement.lang = locale
  document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr'
  const provider = () => new Map()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="Asia/Riyadh">
      <SWRConfig value={{ provider, dedupingInterval: 0 }}>
        <VisitedPage locale={locale}>
          <MemberProvider member={{ vendorId: 'vendor-1', role, name: 'Host' }}>{children}</MemberProvider>
        </VisitedPage>
        <div id="announce" role="status" />
        <div id="alert" role="alert" />
      </SWRConfig>
    </NextIntlClientProvider>
  )
  return render(content, { wrapper })
}
