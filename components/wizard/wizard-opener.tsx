'use client'

import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { OpeningPage } from '@/components/ui/dialog/dialog-placeholder'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { getPathname, useRouter } from '@/lib/i18n/navigation'
import { untilLoaded } from '@/lib/until-loaded'
import { wizardRequestOf } from './wizard-request'

const Wizard = dynamic(() => untilLoaded(() => import('./wizard')), { ssr: false, loading: OpeningPage })

/** Where the saved listing is found: a room type on the page of its property. */
const pageOf = (property?: string) => (property ? `/service-details?id=${property}` : '/my-services')

/** Opens the wizard over the list of listings where the address asks for it; loaded only then. */
export function WizardOpener() {
  const request = wizardRequestOf(useSearchParams())
  const locale = useLocale() as 'ar' | 'en'
  const router = useRouter()
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  // Only in the browser: on the server there is no base address to load the messages from.
  if (!request || !isInBrowser) return null
  return (
    <LazyMessages part="wizard" waiting={<OpeningPage />}>
      <Wizard
        key={JSON.stringify(request)}
        request={request}
        onClose={(property) => {
          router.replace(pageOf(property), { scroll: false })
          router.refresh()
        }}
        onDone={(property) => window.location.assign(getPathname({ href: pageOf(property), locale }))}
      />
    </LazyMessages>
  )
}
