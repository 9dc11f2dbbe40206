import type { ReactNode } from 'react'
import { load } from '@/lib/api/load'
import type { VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { ApplicationSection } from './application-section'

/** Shown where the api refuses a vendor's list; `children` invite a user who never applied. */
export async function NoVendorProfile({ children }: { children: ReactNode }) {
  const own = await load('GET /user/vendor-application')
  return (
    <ClientMessages
      also={['vendor.status', 'vendor.seeRequest', 'vendor.begin', 'vendor.toServices', 'vendor.prepare']}
    >
      <ApplicantState application={own.state === 'found' ? own.data.application : null}>
        {children}
      </ApplicantState>
    </ClientMessages>
  )
}

interface ApplicantStateProps {
  application: VendorApplicationWire | null
  /** for a user who never applied */
  children: ReactNode
}

/** A vendor's page for a user who is not a vendor: the state of the application, or how to apply. */
export function ApplicantState({ application, children }: ApplicantStateProps) {
  return application ? <ApplicationSection application={application} mayPrepare /> : children
}
