import type { ReactNode } from 'react'
import type { VendorApplicationWire } from '@/lib/domain/vendor'
import { HostingPart } from './hosting-part'

interface ApplicantStateProps {
  application: VendorApplicationWire | null
  /** for a user who never applied */
  children: ReactNode
}

/** A vendor's page for somebody who is no vendor: the state of the application, or how to begin. */
export function ApplicantState({ application, children }: ApplicantStateProps) {
  return application ? <HostingPart application={application} /> : children
}
