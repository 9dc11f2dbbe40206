import type { ReactNode } from 'react'
import { readOwnApplication } from '@/lib/api/private'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { ApplicantState } from './applicant-state'

/** Stands where the api refuses a vendor's list; `children` invite a user who never applied. */
export async function NoVendor({ children }: { children: ReactNode }) {
  const own = await readOwnApplication()
  return (
    <ClientMessages also={['vendor.status', 'vendor.seeRequest', 'vendor.begin']}>
      <ApplicantState application={own.state === 'found' ? own.data.application : null}>
        {children}
      </ApplicantState>
    </ClientMessages>
  )
}
