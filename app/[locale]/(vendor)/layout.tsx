import type { ReactNode } from 'react'
import { RefreshOnNotification } from '@/components/notifications/refresh-on-notification'

/** What an admin decides about a vendor decides what these pages show. */
export default function VendorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <RefreshOnNotification family="host" />
      {children}
    </>
  )
}
