import type { ReactNode } from 'react'
import { RefreshOnNotification } from '@/components/notifications/refresh-on-notification'

/** Rendered per request: an admin's decision about a vendor changes these pages. */
export default function VendorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <RefreshOnNotification family="host" />
      {children}
    </>
  )
}
